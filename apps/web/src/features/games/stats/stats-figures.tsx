import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { useFormat } from '#platform/use-format.ts';
import { Card } from '#ui/card.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { durationText } from './duration-text.ts';
import styles from './game-stats.module.css';
import type { Tally } from './tally.ts';
import { shareRight } from './tally.ts';

export type StatsFiguresProps = { total: Tally };

/** Plays, time, and the share right at the first try; announced when the period changes. */
export function StatsFigures({ total }: StatsFiguresProps) {
  const { t } = useTranslation('games-stats');
  const format = useFormat();
  const share = shareRight(total);
  const figures = [
    { id: 'plays', value: format.number(total.plays) },
    { id: 'time', value: durationText(total.ms, currentLanguage()) },
    { id: 'accuracy', value: share === null ? null : format.percent(share) },
  ] as const;
  return (
    <div aria-live="polite" aria-atomic="true">
      <dl className={styles.figures}>
        {figures.map(({ id, value }) => (
          <Card key={id} className={styles.figure}>
            <dt>{t(`figures.${id}`)}</dt>
            <dd>
              {value ?? (
                <>
                  <span aria-hidden="true">–</span>
                  <VisuallyHidden>{t('no-answers')}</VisuallyHidden>
                </>
              )}
            </dd>
          </Card>
        ))}
      </dl>
    </div>
  );
}
