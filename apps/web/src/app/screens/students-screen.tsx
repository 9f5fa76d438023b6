import { ThreeToday } from '#features/analytics/three/three-today.tsx';
import { AddEmailDialog } from '#features/auth/account/add-email-dialog.tsx';
import { ConfirmEmailDialog, SignInCodeDialog } from '#features/auth/account/student-account-dialogs.tsx';
import { StudentsPage } from '#features/classes/students/students-page.tsx';

const accountDialogs = { AddEmail: AddEmailDialog, ConfirmEmail: ConfirmEmailDialog, SignInCode: SignInCodeDialog };

/** The list of students, with the dialogs about their accounts. */
export function StudentsScreen() {
  return <StudentsPage accountDialogs={accountDialogs} above={(classId) => <ThreeToday classId={classId} />} />;
}
