import { useNavigate, useSearch } from '@tanstack/react-router';
import type { SchoolClass } from '@wordgrove/contract/classes';
import { useClasses } from '#features/classes/api.ts';

export type ChosenClass = {
  classes: ReturnType<typeof useClasses>;
  /** Null means all open classes. */
  chosen: SchoolClass | null;
  /** False until it is known whether the class in the address is one of the teacher's. */
  isKnown: boolean;
  choose: (id: string | null) => void;
};

/**
 * The class in the address (`?class=`), so that it survives a reload and can be linked to. An only class is always
 * chosen.
 */
export function useChosenClass(): ChosenClass {
  const { class: wanted } = useSearch({ strict: false });
  const navigate = useNavigate();
  const classes = useClasses();
  const open = classes.data?.filter(({ archivedAt }) => archivedAt === null) ?? [];
  const only = open.length === 1 ? open[0] : undefined;
  return {
    classes,
    chosen: classes.data?.find(({ id }) => id === wanted) ?? only ?? null,
    isKnown: !classes.isPending,
    choose: (id) => void navigate({ to: '.', search: id ? { class: id } : {}, replace: true }),
  };
}
