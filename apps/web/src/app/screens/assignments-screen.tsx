import { useSession } from '#platform/use-session.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const ForTeachers = lazyPart(
  () => import('#features/assignments/teacher/teacher-assignments-page.tsx'),
  'TeacherAssignmentsPage',
  'assignments-teacher',
  'games',
  'dictionary',
);
const ForStudents = lazyPart(
  () => import('#features/assignments/student/student-assignments-page.tsx'),
  'StudentAssignmentsPage',
  'assignments',
  'games',
);

/** What a teacher has set, or what a student has to do. */
export function AssignmentsScreen() {
  const { role } = useSession();
  return role === 'teacher' ? <ForTeachers /> : <ForStudents />;
}
