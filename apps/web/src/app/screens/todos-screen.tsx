import { useAssignedTodos } from '#features/assignments/student/use-assigned-todos.tsx';
import { TodosPage } from '#features/todos/todos-page.tsx';

/** The to-do list, in which assignments appear by themselves. */
export function TodosScreen() {
  return <TodosPage assigned={useAssignedTodos()} />;
}
