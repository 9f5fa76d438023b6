import { useNavigate, useSearch } from '@tanstack/react-router';
import type { SchoolClass } from '@wordgrove/contract/classes';
import { paths, streamPaths } from '@wordgrove/contract/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useClasses, useKeepClass } from '#features/classes/api.ts';
import { ClassGone } from '#features/classes/class-gone.tsx';
import { Handovers } from '#features/classes/handovers.tsx';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AddStudentsDialog } from './add/add-students-dialog.tsx';
import { ClassSwitcher } from './class-switcher.tsx';
import { Roster } from './roster.tsx';
import type { StudentAccountDialogs } from './student-dialogs.tsx';

type StudentsPageProps = {
  accountDialogs: StudentAccountDialogs;
  /** What stands above the list, of the chosen class or of all open ones. */
  above: (classId: string | undefined) => ReactNode;
};

/** The teacher's classes and who is in them. */
export function StudentsPage({ accountDialogs, above }: StudentsPageProps) {
  const { t } = useTranslation(['classes', 'classes-students']);
  const { classes, chosen, isKnown, isGone, choose } = useChosenClass();
  const offered = (chosen ? [chosen] : (classes.data ?? [])).filter(({ offeredTo }) => offeredTo !== null);
  const adding = useDialogSubject<string>();
  const open = (classes.data ?? []).filter(({ archivedAt }) => archivedAt === null);
  const add = () => adding.open(chosen && !chosen.archivedAt ? chosen.id : '');
  const actions = (
    <>
      <Button variant="primary" disabled={!isKnown} onClick={add}>
        {t('classes-students:roster.add')}
      </Button>
      <ButtonAnchor href={`${streamPaths.exportStudents}${chosen ? `?classId=${chosen.id}` : ''}`} download>
        {t('students.figures.download')}
      </ButtonAnchor>
      <ButtonLink to={paths.teacherCards} search={chosen ? { class: chosen.id } : {}}>
        {t('classes-students:roster.cards')}
      </ButtonLink>
      <ButtonLink to={paths.teacherInviteCodes} search={chosen ? { class: chosen.id } : {}}>
        {t('students.invite')}
      </ButtonLink>
    </>
  );
  return (
    <>
      <PageHeader title={t('students.title')} lead={t('students.lead')} actions={actions} />
      <div className={layout.stackLarge}>
        <Handovers />
        {isGone && <ClassGone />}
        <ClassSwitcher classes={classes} chosen={chosen} onChoose={choose} />
        {offered.map((each) => (
          <OfferedClass key={each.id} {...each} />
        ))}
        {isKnown && above(chosen?.id)}
        {isKnown ? (
          <Roster chosen={chosen} classes={classes.data ?? []} accountDialogs={accountDialogs} onAdd={add} />
        ) : (
          <Skeleton shape="row" count={5} />
        )}
      </div>
      <AddStudentsDialog dialog={adding} classes={open} />
    </>
  );
}

/**
 * The class in the address (`?class=`), so that it survives a reload and can be linked to. An only class is always
 * chosen.
 */
function useChosenClass() {
  const { class: wanted } = useSearch({ strict: false });
  const navigate = useNavigate();
  const classes = useClasses();
  const open = classes.data?.filter(({ archivedAt }) => archivedAt === null) ?? [];
  const only = open.length === 1 ? open[0] : undefined;
  const found = classes.data?.find(({ id }) => id === wanted);
  return {
    classes,
    /** Null means all open classes. */
    chosen: found ?? only ?? null,
    /** A class that was just made may not be listed yet. */
    isGone: wanted !== undefined && classes.data !== undefined && !found && !classes.isFetching,
    /** False until it is known whether the class in the address is one of the teacher's. */
    isKnown: !classes.isPending,
    choose: (id: string | null) =>
      void navigate({ to: '.', search: (before: object) => ({ ...before, class: id ?? undefined }), replace: true }),
  };
}

/** Who the chosen class is offered to, with a button to withdraw the offer. */
function OfferedClass({ id, name, offeredTo }: Pick<SchoolClass, 'id' | 'name' | 'offeredTo'>) {
  const { t } = useTranslation('classes');
  const { report } = useOutcomeToast();
  const keep = useKeepClass();
  const handleKeep = () => keep.mutate({ id }, report(t('switcher.kept', { name })));
  return (
    <Notice
      tone="info"
      title={t('switcher.is-offered', { name, email: offeredTo })}
      action={
        <Button loading={keep.isPending} onClick={handleKeep}>
          {t('switcher.keep')}
        </Button>
      }
    >
      {t('switcher.is-offered-text')}
    </Notice>
  );
}
