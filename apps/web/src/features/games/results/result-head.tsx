import type { GameType } from '@wordgrove/contract/paths';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllowed } from '#platform/class-allows.ts';
import { useFormat } from '#platform/use-format.ts';
import type { SeedlingMood } from '#ui/pictures/seedling.tsx';
import { Seedling } from '#ui/pictures/seedling.tsx';
import styles from './result-card.module.css';
import type { Band, ShownResult } from './shown-result.ts';
import { bandOf, isToldByPoints, shareOf } from './shown-result.ts';

const moods: Readonly<Record<Band, SeedlingMood>> = { full: 'proud', most: 'glad', some: 'glad', few: 'curious' };

/** How it went: a face, one large number, a sentence, and a leaf for each right answer. */
export function ResultHead({ type, result }: { type: GameType; result: ShownResult }) {
  const { t } = useTranslation('games');
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const band = bandOf(result);
  return (
    <div className={styles.head}>
      <p className={styles.game}>{t(`games.${type}.title`)}</p>
      <h1 id="results" ref={heading} tabIndex={-1} className={styles.heading} aria-describedby="result-told">
        {t('results.title')}
      </h1>
      <div className={styles.figure}>
        {band === 'full' && result.earned && <Petals />}
        <Seedling mood={moods[band]} size={128} />
      </div>
      <div id="result-told" className={styles.told}>
        <p className={styles.number}>
          <strong>{format.percent(shareOf(result))}</strong>{' '}
          <span>{t(isToldByPoints(result) ? 'results.score' : 'results.accuracy')}</span>
        </p>
        <p className={styles.sentence}>{t(`results.${band}`)}</p>
      </div>
      <Trail items={result.items} />
    </div>
  );
}

const petals = Array.from({ length: 14 }, (_, place) => place);

/** They fly up once, where the class has celebrations on and less motion isn't wished for. */
function Petals() {
  const { celebrations } = useAllowed();
  if (!celebrations) return null;
  return (
    <div className={styles.petals} data-petals aria-hidden="true">
      {petals.map((place) => (
        <span key={place} style={{ rotate: `${(360 / petals.length) * place}deg` }}>
          <i style={{ animationDelay: `${(place % 3) * 60}ms` }} />
        </span>
      ))}
    </div>
  );
}

/** One leaf for each item, in the order of the play; the list below says the same in words. */
function Trail({ items }: Pick<ShownResult, 'items'>) {
  return (
    <svg
      className={styles.trail}
      viewBox={`0 0 ${items.length * 24} 24`}
      style={{ maxWidth: `${items.length * 1.75}rem` }}
      aria-hidden="true"
      focusable="false"
    >
      {items.map(({ id, isRight }, place) => (
        <path key={id} d={`M${place * 24 + 12} 21c-9-4-9-13 0-19 9 6 9 15 0 19Z`} data-right={isRight ?? 'open'} />
      ))}
    </svg>
  );
}
