import { useParams } from '@tanstack/react-router';
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

const ForTeacher = lazyPart(
  () => import('#features/assignments/teacher/teacher-assignment-page.tsx'),
  'TeacherAssignmentPage',
  'assignments-teacher',
  'games',
  'dictionary',
);
const ForStudent = lazyPart(
  () => import('#features/assignments/student/student-assignment-page.tsx'),
  'StudentAssignmentPage',
  'assignments',
  'games',
);

/** One assignment, as its teacher or one of its students sees it. */
export function AssignmentScreen() {
  const { assignmentId = '' } = useParams({ strict: false });
  const { role } = useSession();
  return role === 'teacher' ? (
    <ForTeacher key={assignmentId} id={assignmentId} />
  ) : (
    <ForStudent key={assignmentId} id={assignmentId} />
  );
}
