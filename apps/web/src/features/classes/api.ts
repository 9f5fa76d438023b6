import { useMutation, useQuery } from '@tanstack/react-query';
import type { StudentFigures } from '@wordgrove/contract/analytics';
import type { SchoolClass } from '@wordgrove/contract/classes';
import { orpc } from '#platform/api.ts';
import { onEditConflict, refresh, refreshing } from '#platform/changes.ts';
import { usePartOptions } from '#platform/parts-filled.ts';

const classKeys = [orpc.classes.list.key(), orpc.classes.listInvites.key()];
// Homework goes to whoever is in a class.
const homeworkKeys = [orpc.assignments.list.key(), orpc.assignments.work.key()];
const rosterKeys = [
  orpc.classes.roster.key(),
  orpc.classes.cameIn.key(),
  orpc.analytics.key(),
  ...classKeys,
  ...homeworkKeys,
];

const classChange = refreshing(...classKeys);
const rosterChange = refreshing(...rosterKeys);
const handoverChange = refreshing(orpc.classes.handovers.key(), ...rosterKeys);

/** The teacher's classes, open ones first. */
export const useClasses = () => useQuery(orpc.classes.list.queryOptions(usePartOptions()));

/** Pending and active students of one class, or of all open ones. */
export const useRoster = (classId: string | undefined) =>
  useQuery(orpc.classes.roster.queryOptions({ input: classId ? { classId } : {} }));

/** How active students of one class, or of all open ones, stand; fetched again now and then, since they are at work. */
export const useFigures = (classId: string | undefined) =>
  useQuery(
    orpc.analytics.students.queryOptions({
      input: classId ? { classId } : {},
      refetchInterval: 60_000,
      select: ({ students }): Figures => new Map(students.map(({ studentId, figures }) => [studentId, figures])),
    }),
  );

/** What is known of how students stand, by student. */
export type Figures = ReadonlyMap<string, StudentFigures>;

export const refreshRoster = () => refresh(rosterKeys);

/** The classes that other teachers want to hand over to the reader. */
export const useHandovers = () => useQuery(orpc.classes.handovers.queryOptions(usePartOptions()));

export const useCreateClass = () =>
  useMutation(
    orpc.classes.create.mutationOptions({ context: { updates: classKeys }, onSuccess: () => refresh(classKeys) }),
  );

/** `onConflict` gets the class as somebody else has saved it meanwhile. */
export const useEditClass = (onConflict: (current: SchoolClass) => void) =>
  useMutation(orpc.classes.rename.mutationOptions({ ...rosterChange, onError: onEditConflict(onConflict) }));

export const useArchiveClass = () => useMutation(orpc.classes.archive.mutationOptions(rosterChange));

export const useReopenClass = () => useMutation(orpc.classes.reopen.mutationOptions(rosterChange));

export const useHandOverClass = () => useMutation(orpc.classes.handOver.mutationOptions(classChange));

export const useKeepClass = () => useMutation(orpc.classes.keep.mutationOptions(classChange));

export const useTakeOver = () => useMutation(orpc.classes.takeOver.mutationOptions(handoverChange));

export const useRefuseHandover = () => useMutation(orpc.classes.refuseHandover.mutationOptions(handoverChange));

export const useApprove = () => useMutation(orpc.classes.approve.mutationOptions(rosterChange));

export const useApproveAndConfirm = () => useMutation(orpc.classes.approveAndConfirm.mutationOptions(rosterChange));

export const useDecline = () => useMutation(orpc.classes.decline.mutationOptions(rosterChange));

export const useRemoveStudent = () => useMutation(orpc.classes.remove.mutationOptions(rosterChange));

export const useAddStudents = () => useMutation(orpc.classes.addStudents.mutationOptions(rosterChange));

export const useRestoreStudent = () => useMutation(orpc.classes.restore.mutationOptions(rosterChange));

export const useExtraTime = () => useMutation(orpc.classes.setExtraTime.mutationOptions(rosterChange));

export const useMoveStudent = () => useMutation(orpc.classes.move.mutationOptions(rosterChange));
