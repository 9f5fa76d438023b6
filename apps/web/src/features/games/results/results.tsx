import { IconAward, IconBolt } from '@tabler/icons-react';
import type { GameType } from '@wordgrove/contract/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '#features/games/play/play-clock.ts';
import { useAllowed } from '#platform/class-allows.ts';
import { useFormat } from '#platform/use-format.ts';
import { Card } from '#ui/card.tsx';
import { Grown } from './grown.tsx';
import styles from './result-card.module.css';
import { ResultHead } from './result-head.tsx';
import type { WordPorts } from './result-items.tsx';
import { ResultItems } from './result-items.tsx';
import type { ShownResult } from './shown-result.ts';
import { bandOf, bestBeyond } from './shown-result.ts';

type ResultsProps = {
  type: GameType;
  result: ShownResult;
  actions: ReactNode;
  /** What the result means beyond the game. */
  about?: ReactNode;
  problem?: ReactNode;
  ports?: WordPorts | undefined;
};

/** How a play went, at a glance, what it gave and what comes next; then each item, those that went wrong first. */
export function Results({ type, result, actions, about, problem, ports }: ResultsProps) {
  const { t } = useTranslation('games');
  const { items, earned } = result;
  const missedFirst = items.toSorted((one, other) => Number(one.isRight !== false) - Number(other.isRight !== false));
  return (
    <div className={styles.screen} data-game={type}>
      <Card as="section" raised aria-labelledby="results" className={styles.card} data-band={bandOf(result)}>
        <ResultHead type={type} result={result} />
        <div className={styles.body}>
          <Facts result={result} />
          {earned?.isBest && earned.bestBefore && <NewBest />}
          {earned ? <XpEarned xp={earned.xp} /> : <p className={styles.quiet}>{t('results.preview')}</p>}
          {about}
          <Grown items={items} />
          {problem}
          <div className={styles.actions}>{actions}</div>
        </div>
      </Card>
      <ResultItems type={type} items={missedFirst} ports={ports} isFolded />
    </div>
  );
}

/** What stands beside the large number. */
function Facts({ result }: { result: ShownResult }) {
  const { t } = useTranslation('games');
  const format = useFormat();
  const { points, maxPoints, playedMs, earned } = result;
  const best = earned && !earned.isBest ? bestBeyond(result, earned.bestBefore) : null;
  const facts = [
    {
      name: t('results.score'),
      value: t('results.points', { points: format.number(points), all: format.number(maxPoints) }),
    },
    { name: t('results.time'), value: clockText(playedMs) },
    ...(best === null ? [] : [{ name: t('results.best'), value: format.percent(best) }]),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Not where a class has celebrations off. */
function NewBest() {
  const { t } = useTranslation('games');
  const { celebrations } = useAllowed();
  if (!celebrations) return null;
  return (
    <p className={styles.best}>
      <IconAward size="1.375rem" aria-hidden="true" />
      {t('results.new-best')}
    </p>
  );
}

/** The XP of a play, and why it wasn't more. */
function XpEarned({ xp }: Pick<NonNullable<ShownResult['earned']>, 'xp'>) {
  const { t } = useTranslation('games');
  return (
    <p className={styles.xp}>
      <span>
        <IconBolt size="1.25rem" aria-hidden="true" />
        <strong>{t('results.xp', { count: xp.earned })}</strong>
      </span>
      {xp.reason !== 'full' && <span className={styles.quiet}>{t(`xp-reasons.${xp.reason}`)}</span>}
    </p>
  );
}
