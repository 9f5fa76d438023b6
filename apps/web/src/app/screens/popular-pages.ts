import { paths } from '@wordgrove/contract/paths';
import type { Role } from '@wordgrove/contract/roles';

const forTeachers = [
  { to: paths.teacherDashboard, label: 'nav.dashboard' },
  { to: paths.teacherStudents, label: 'titles.student-analytics' },
  { to: paths.teacherUploadPdf, label: 'titles.upload-pdf' },
] as const;

const forStudents = [
  { to: paths.studentDashboard, label: 'nav.dashboard' },
  { to: paths.games, label: 'nav.games' },
  { to: paths.flashcards, label: 'nav.flashcards' },
] as const;

const forGuests = [
  { to: paths.login, label: 'nav.login' },
  { to: paths.register, label: 'nav.register' },
] as const;

const forNobody = [{ to: paths.register, label: 'nav.register' }] as const;

/** The most sought pages, by kind of visitor; somebody signed in without a role can only register. */
export function popularPages(role: Role | null, isSignedIn: boolean) {
  if (role === 'teacher') return forTeachers;
  if (role === 'student') return forStudents;
  return isSignedIn ? forNobody : forGuests;
}
