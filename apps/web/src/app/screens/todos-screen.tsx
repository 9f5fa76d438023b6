import { useAssignedTodos } from '#features/assignments/student/use-assigned-todos.tsx';
import { TodosPage } from '#features/todos/todos-page.tsx';

/** The to-do list, onto which assignments come by themselves. */
export function TodosScreen() {
  return <TodosPage assigned={useAssignedTodos()} />;
}
