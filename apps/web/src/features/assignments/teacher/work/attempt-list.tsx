import type { Attempt } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import styles from './work.module.css';

/** How often somebody played it and, when opened, when and how well. */
export function AttemptList({ attempts }: { attempts: readonly Attempt[] }) {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  if (attempts.length === 0) return <>{t('work.no-attempt')}</>;
  const share = ({ points, maxPoints }: Attempt) => format.percent(maxPoints > 0 ? points / maxPoints : 0);
  return (
    <Disclosure summary={t('work.attempts', { count: attempts.length })}>
      <ul className={styles.attempts}>
        {attempts.map((attempt) => (
          <li key={attempt.id}>
            {t('work.attempt', { share: share(attempt), at: format.dateTime(attempt.finishedAt) })}
            {attempt.ignored !== null && <span className={styles.below}>{t(`work.ignored.${attempt.ignored}`)}</span>}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
