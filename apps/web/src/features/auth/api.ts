import { useMutation } from '@tanstack/react-query';
import { orpc, queryClient } from '#platform/api.ts';
import { acceptSession, sessionQuery } from '#platform/session-query.ts';

/** The guards decide from the session itself where to go after a call that changed it. */
const entering = { onSuccess: acceptSession };

export const useSignIn = () => useMutation(orpc.auth.signIn.mutationOptions(entering));
export const useSignInWithCode = () => useMutation(orpc.auth.signInWithCode.mutationOptions(entering));
export const useOpenCard = () => useMutation(orpc.auth.openCard.mutationOptions(entering));
export const useRegisterTeacher = () => useMutation(orpc.auth.registerTeacher.mutationOptions(entering));
export const useRegisterStudent = () => useMutation(orpc.auth.registerStudent.mutationOptions(entering));
export const useCompleteTeacher = () => useMutation(orpc.auth.completeTeacher.mutationOptions(entering));
export const useCompleteStudent = () => useMutation(orpc.auth.completeStudent.mutationOptions(entering));
export const useChooseNewPassword = () => useMutation(orpc.auth.chooseNewPassword.mutationOptions(entering));

export const useRequestPasswordReset = () => useMutation(orpc.auth.requestPasswordReset.mutationOptions());
export const useResetPassword = () => useMutation(orpc.auth.resetPassword.mutationOptions());
export const useResendVerification = () => useMutation(orpc.auth.resendVerification.mutationOptions());
export const useChangePassword = () => useMutation(orpc.auth.changePassword.mutationOptions());
export const useDeleteAccount = () => useMutation(orpc.auth.deleteAccount.mutationOptions());
export const useAddEmail = () =>
  useMutation(
    orpc.auth.addEmail.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    }),
  );
export const useAddStudentEmail = () => useMutation(orpc.auth.addStudentEmail.mutationOptions());
export const useConfirmStudentEmail = () => useMutation(orpc.auth.confirmStudentEmail.mutationOptions());
/** The code is shown once: none of it stays in the cache when the dialog closes. */
export const useMakeSignInCode = () => useMutation(orpc.auth.makeSignInCode.mutationOptions({ gcTime: 0 }));
