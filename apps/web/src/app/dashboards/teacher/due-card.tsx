import { Link } from '@tanstack/react-router';
import type { TeacherDashboard } from '@wordgrove/contract/dashboards';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { DueLine } from '#features/assignments/student/due-line.tsx';
import { assignmentPath } from '#platform/assignment-path.ts';
import { useFormat } from '#platform/use-format.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { Row, Rows, rowLink } from './rows.tsx';

/** What is due next in each class, and how much of it was turned in. */
export function DueCard({ due: { soonest, all } }: Pick<TeacherDashboard, 'due'>) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  return (
    <PartCard title={t('homework.due')}>
      {all === 0 ? (
        <p>{t('homework.nothing')}</p>
      ) : (
        <Rows name={t('homework.due')} more={all - soonest.length}>
          {soonest.map(({ id, title, classNames, students, turnedIn, ...times }) => (
            <Row
              key={id}
              link={
                <Link className={rowLink} to={assignmentPath(id)}>
                  {title}
                </Link>
              }
            >
              <bdi>{format.list(classNames)}</bdi>
              {students > 0 && (
                <span>{t('homework.turned-in', { count: turnedIn, all: format.number(students) })}</span>
              )}
              <DueLine assignment={{ ...times, isOpen: true, isOverdue: false, turnedInAt: null }} />
            </Row>
          ))}
        </Rows>
      )}
      {/* Below, as in the card above: beside a heading there is no room for it in every language. */}
      <div>
        <ButtonLink to={paths.teacherAssignments}>{t('assignments.open')}</ButtonLink>
      </div>
    </PartCard>
  );
}
