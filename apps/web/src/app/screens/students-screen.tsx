import { ThreeToday } from '#features/analytics/three/three-today.tsx';
import { AddEmailDialog } from '#features/auth/account/add-email-dialog.tsx';
import { ConfirmEmailDialog, SignInCodeDialog } from '#features/auth/account/student-account-dialogs.tsx';
import { ProjectorPage } from '#features/classes/projector/projector-page.tsx';
import { StudentsPage } from '#features/classes/students/students-page.tsx';
import { TeacherLinkPage } from '#features/classes/teachers/teacher-link-page.tsx';
import { OtherDevices } from './other-devices-part.ts';

const accountDialogs = { AddEmail: AddEmailDialog, ConfirmEmail: ConfirmEmailDialog, SignInCode: SignInCodeDialog };

/** The list of students, with the dialogs about their accounts. */
export function StudentsScreen() {
  return <StudentsPage accountDialogs={accountDialogs} above={(classId) => <ThreeToday classId={classId} />} />;
}

/** What a link to teach a class opens; beside the list for the same reason. */
export function TeacherLinkScreen() {
  return <TeacherLinkPage />;
}

/** What a class sees while it joins; beside the list, since the first load names each page that loads by itself. */
export function ProjectorScreen() {
  return <ProjectorPage OtherDevices={OtherDevices} />;
}
