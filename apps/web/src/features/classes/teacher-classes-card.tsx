import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button-link.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useClasses } from './api.ts';
import { Handovers } from './handovers.tsx';
import { RefreshFailed } from './refresh-failed.tsx';
import { TeacherClassRow } from './teacher-class-row.tsx';
import styles from './teacher-classes-card.module.css';
import { TeacherNextStep } from './teacher-next-step.tsx';

/**
 * The teacher's open classes on the dashboard: how many students are in, who is pending, and what to do while nobody
 * is.
 */
export function TeacherClassesCard() {
  const { t } = useTranslation('classes');
  const classes = useClasses();
  const open = classes.data?.filter(({ archivedAt }) => archivedAt === null) ?? [];
  const hasStudents = open.some(({ activeStudents, pendingStudents }) => activeStudents + pendingStudents > 0);
  return (
    <PartCard
      title={t('card.title')}
      actions={open.length > 0 && <ButtonLink to={paths.teacherStudents}>{t('card.all')}</ButtonLink>}
    >
      {!classes.data && classes.isError && <LoadFailed title={t('card.failed')} query={classes} />}
      {classes.isPending && <Skeleton shape="row" count={2} label={t('switcher.loading')} />}
      {classes.data && <RefreshFailed query={classes} />}
      <Handovers />
      {open.length > 0 && (
        <ul className={styles.list}>
          {open.map((row) => (
            <TeacherClassRow key={row.id} row={row} />
          ))}
        </ul>
      )}
      {classes.data && !hasStudents && <TeacherNextStep step={open.length === 0 ? 'open' : 'invite'} />}
    </PartCard>
  );
}
