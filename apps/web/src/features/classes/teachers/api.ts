import { useMutation, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api.ts';
import { refreshing } from '#platform/changes.ts';

const teachersChange = refreshing(orpc.classes.teachers.key(), orpc.classes.list.key());
/** What a teacher sees of a class begins or ends with it. */
const teachingChange = refreshing(
  orpc.classes.key(),
  orpc.assignments.key(),
  orpc.analytics.key(),
  orpc.pdfs.key(),
  orpc.flashcards.decks.key(),
);

export const useTeachers = (id: string) => useQuery(orpc.classes.teachers.queryOptions({ input: { id } }));

export const useInviteTeacher = () => useMutation(orpc.classes.inviteTeacher.mutationOptions(teachersChange));

/** Each link ends the one before it: made one after the other, the last one is the link that is shown. */
export const useMakeLink = () =>
  useMutation(orpc.classes.makeTeacherLink.mutationOptions({ ...teachersChange, scope: { id: 'teacher-link' } }));

export const useWithdrawOffer = () => useMutation(orpc.classes.withdrawTeacherOffer.mutationOptions(teachersChange));

export const useRemoveTeacher = () => useMutation(orpc.classes.removeTeacher.mutationOptions(teachersChange));

export const useLeaveClass = () => useMutation(orpc.classes.leave.mutationOptions(teachingChange));

export const useAcceptTeaching = () => useMutation(orpc.classes.acceptTeaching.mutationOptions(teachingChange));

export const useDeclineTeaching = () =>
  useMutation(orpc.classes.declineTeaching.mutationOptions(refreshing(orpc.classes.handovers.key())));

/** What a link opens; asked once, since a link that is gone stays so. */
export const useTeacherLink = (token: string) =>
  useQuery(
    orpc.classes.checkTeacherLink.queryOptions({ input: { token }, enabled: token !== '', retry: false, staleTime: 0 }),
  );

export const useUseTeacherLink = () => useMutation(orpc.classes.useTeacherLink.mutationOptions(teachingChange));
