import { Link } from '@tanstack/react-router';
import type { SchoolClass } from '@wordgrove/contract/classes';
import type { TeacherDashboard } from '@wordgrove/contract/dashboards';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { gradingPath } from '#platform/assignment-path.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { Group, Row, rowLink } from './rows.tsx';

type WaitingCardProps = {
  /** Those with students who wait to be let in. */
  classes: readonly SchoolClass[];
  toGrade: TeacherDashboard['toGrade'];
};

/** What only the teacher can settle: students to let in, and work to grade. */
export function WaitingCard({ classes, toGrade }: WaitingCardProps) {
  const { t } = useTranslation(['dashboards', 'classes', 'notices']);
  const isCut = toGrade.all > toGrade.first.length;
  return (
    <PartCard title={t('waiting.title')}>
      {classes.length + toGrade.all === 0 && <p>{t('waiting.nothing')}</p>}
      {classes.length > 0 && (
        <Group title={t('waiting.approvals')}>
          {classes.map(({ id, name, pendingStudents: count }) => (
            <Row
              key={id}
              link={
                <Link className={rowLink} to={paths.teacherStudents} search={{ class: id }}>
                  <bdi>{name}</bdi>
                </Link>
              }
            >
              {t('classes:card.waiting', { count })}
            </Row>
          ))}
        </Group>
      )}
      {toGrade.all > 0 && (
        <Group title={t('homework.to-grade')} more={toGrade.all - toGrade.first.length}>
          {toGrade.first.map(({ id, title, waiting: { count, className } }) => (
            <Row
              key={id}
              link={
                <Link className={rowLink} to={gradingPath(id)}>
                  {title}
                </Link>
              }
            >
              {className === null
                ? t('notices:waiting.several', { count })
                : t('notices:waiting.one-class', { count, className })}
            </Row>
          ))}
        </Group>
      )}
      {isCut && (
        <div>
          <ButtonLink to={paths.teacherAssignments}>{t('assignments.open')}</ButtonLink>
        </div>
      )}
    </PartCard>
  );
}
