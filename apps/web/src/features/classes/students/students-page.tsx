import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { Handovers } from '#features/classes/handovers.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ClassSwitcher } from './class-switcher.tsx';
import { OfferedClass } from './offered-class.tsx';
import { Roster } from './roster.tsx';
import type { StudentAccountDialogs } from './student-dialogs.tsx';
import styles from './students-page.module.css';
import { useChosenClass } from './use-chosen-class.ts';

export type StudentsPageProps = { accountDialogs: StudentAccountDialogs };

/** The teacher's classes and who is in them. */
export function StudentsPage({ accountDialogs }: StudentsPageProps) {
  const { t } = useTranslation('classes');
  const { classes, chosen, isKnown, choose } = useChosenClass();
  const offered = (chosen ? [chosen] : (classes.data ?? [])).filter(({ offeredTo }) => offeredTo !== null);
  const invite = (
    <ButtonLink to={paths.teacherInviteCodes} search={chosen ? { class: chosen.id } : {}}>
      {t('students.invite')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={t('students.title')} lead={t('students.lead')} actions={invite} />
      <div className={styles.page}>
        <Handovers />
        <ClassSwitcher classes={classes} chosen={chosen} onChoose={choose} />
        {offered.map((each) => (
          <OfferedClass key={each.id} {...each} />
        ))}
        {isKnown ? (
          <Roster chosen={chosen} classes={classes.data ?? []} accountDialogs={accountDialogs} />
        ) : (
          <Skeleton shape="row" count={5} />
        )}
      </div>
    </>
  );
}
