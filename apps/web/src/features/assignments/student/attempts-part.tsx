import { Link } from '@tanstack/react-router';
import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { Badge } from '#ui/badge.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { countedAttempt, percentOf } from './standing.ts';
import styles from './student.module.css';

/** Every finished game of the assignment, latest first: which one counts, and why another doesn't. */
export function AttemptsPart({ assignment }: { assignment: OwnAssignment }) {
  const { t } = useTranslation('assignments');
  const format = useFormat();
  const { attempts, task } = assignment;
  const counted = countedAttempt(assignment);
  return (
    <PartCard title={t('attempts.title')}>
      {attempts.length === 0 && <p className={styles.note}>{t('attempts.none')}</p>}
      {attempts.length > 0 && (
        <ol className={styles.attempts}>
          {attempts.toReversed().map((attempt) => {
            const { id, points, maxPoints, finishedAt, ignored } = attempt;
            const percent = percentOf(attempt);
            const when = format.dateTime(finishedAt);
            return (
              <li key={id} data-ignored={ignored !== null}>
                <p className={styles.percent}>{percent === null ? '–' : format.percent(percent / 100)}</p>
                <div className={styles.attempt}>
                  <p className={styles.facts}>
                    <span>{when}</span>
                    <span>
                      {t('attempts.points', { points: format.number(points), all: format.number(maxPoints) })}
                    </span>
                    {id === counted?.id && <Badge tone="green">{t('attempts.counts')}</Badge>}
                  </p>
                  {ignored && <p>{t(`attempts.${ignored}`)}</p>}
                </div>
                <Link
                  className={styles.answers}
                  to={`${paths.games}/${task.type}`}
                  search={() => ({ result: id })}
                  aria-label={t('attempts.see-of', { when })}
                >
                  {t('attempts.see')}
                </Link>
              </li>
            );
          })}
        </ol>
      )}
    </PartCard>
  );
}
