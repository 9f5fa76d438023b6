import { IconAward, IconBolt } from '@tabler/icons-react';
import type { GameType } from '@wordgrove/contract/paths';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '#features/games/play/play-clock.ts';
import { useFormat } from '#platform/use-format.ts';
import { Card } from '#ui/card.tsx';
import layout from '#ui/layout.module.css';
import { Tree } from '#ui/pictures/tree.tsx';
import typography from '#ui/typography.module.css';
import type { WordPorts } from './result-items.tsx';
import { ResultItems } from './result-items.tsx';
import styles from './results.module.css';
import type { ShownResult } from './shown-result.ts';
import { bestBeyond } from './shown-result.ts';

type ResultsProps = {
  type: GameType;
  result: ShownResult;
  actions: ReactNode;
  /** What the result means beyond the game. */
  about?: ReactNode;
  problem?: ReactNode;
  ports?: WordPorts | undefined;
};

/** Score, accuracy, time, best and XP, then each item with the answer given and the right one. */
export function Results({ type, result, actions, about, problem, ports }: ResultsProps) {
  const { t } = useTranslation('games');
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const { points, maxPoints, accuracy, playedMs, earned } = result;
  useEffect(() => heading.current?.focus(), []);

  const facts = [
    {
      name: t('results.score'),
      value: t('results.points', { points: format.number(points), all: format.number(maxPoints) }),
    },
    { name: t('results.accuracy'), value: accuracy === null ? '–' : format.percent(accuracy) },
    { name: t('results.time'), value: clockText(playedMs) },
  ];
  return (
    <div className={styles.screen}>
      <Card as="section" raised aria-labelledby="results" className={styles.card}>
        <div className={styles.words}>
          <p className={styles.game}>{t(`games.${type}.title`)}</p>
          <h1 id="results" ref={heading} tabIndex={-1} className={styles.heading}>
            {t('results.title')}
          </h1>
          <dl className={styles.facts}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {about}
          {earned ? <XpEarned result={result} earned={earned} /> : <p>{t('results.preview')}</p>}
          {problem}
          <div className={layout.row}>{actions}</div>
        </div>
        {earned?.isBest && (
          <div className={styles.picture}>
            <Tree size={140} />
          </div>
        )}
      </Card>
      <ResultItems type={type} items={result.items} ports={ports} />
    </div>
  );
}

type XpEarnedProps = { result: ShownResult; earned: NonNullable<ShownResult['earned']> };

/** The XP of a play, why it wasn't more, and whether the play was the best so far. */
function XpEarned({ result, earned: { xp, isBest, bestBefore } }: XpEarnedProps) {
  const { t } = useTranslation('games');
  const format = useFormat();
  const best = bestBeyond(result, bestBefore);
  return (
    <div className={layout.stackTiny}>
      <p className={styles.xp}>
        <IconBolt size="1.375rem" aria-hidden="true" />
        <strong>{t('results.xp', { count: xp.earned })}</strong>
      </p>
      {xp.reason !== 'full' && <p className={typography.muted}>{t(`xp-reasons.${xp.reason}`)}</p>}
      {isBest && (
        <p className={styles.best}>
          <IconAward size="1.375rem" aria-hidden="true" />
          {t(bestBefore ? 'results.new-best' : 'results.first-best')}
        </p>
      )}
      {!isBest && best !== null && <p className={typography.muted}>{t('best', { share: format.percent(best) })}</p>}
    </div>
  );
}
