import { Link } from '@tanstack/react-router';
import type { SchoolClass } from '@wordgrove/contract/classes';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { classWordsPath } from '#platform/class-words-path.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import layout from '#ui/layout.module.css';
import { NotLoaded } from '#ui/load-failed.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { SchoolGate } from '#ui/pictures/school-gate.tsx';
import { Seed } from '#ui/pictures/seed.tsx';
import typography from '#ui/typography.module.css';
import { useClasses } from './api.ts';
import { Handovers } from './handovers.tsx';
import { RefreshFailed } from './refresh-failed.tsx';
import styles from './teacher-classes-card.module.css';

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
      {classes.data ? (
        <RefreshFailed query={classes} />
      ) : (
        <NotLoaded query={classes} failed={t('card.failed')} loading={t('switcher.loading')} shape="row" count={2} />
      )}
      <Handovers />
      {open.length > 0 && (
        <ul className={layout.lined}>
          {open.map((row) => (
            <TeacherClassRow key={row.id} row={row} />
          ))}
        </ul>
      )}
      {classes.data && !hasStudents && <TeacherNextStep step={open.length === 0 ? 'open' : 'invite'} />}
    </PartCard>
  );
}

/** A class with its numbers; its pending students are one tap away. */
function TeacherClassRow({ row }: { row: SchoolClass }) {
  const { t } = useTranslation('classes');
  const { id, name, activeStudents, pendingStudents } = row;
  const search = { class: id };
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <Link to={paths.teacherStudents} search={search}>
          <bdi>{name}</bdi>
        </Link>
        <span className={typography.muted}>{t('card.students', { count: activeStudents })}</span>
        <Link to={classWordsPath(id)}>{t('switcher.words')}</Link>
      </span>
      {pendingStudents > 0 && (
        <ButtonLink to={paths.teacherStudents} search={search} className={styles.waiting}>
          {t('card.waiting', { count: pendingStudents })}
        </ButtonLink>
      )}
    </li>
  );
}

type TeacherNextStepProps = {
  /** `open`: there is no class yet. `invite`: the classes are empty. */
  step: 'open' | 'invite';
};

/** The first thing for a teacher to do in a school that has just opened. */
function TeacherNextStep({ step }: TeacherNextStepProps) {
  const { t } = useTranslation('classes');
  return (
    <EmptyState
      picture={step === 'open' ? <SchoolGate /> : <Seed />}
      title={t(`card.step.${step}`)}
      text={t(`card.step.${step}-text`)}
      action={
        <ButtonLink to={paths.teacherInviteCodes} variant="primary">
          {t(`card.step.${step}-action`)}
        </ButtonLink>
      }
    />
  );
}
