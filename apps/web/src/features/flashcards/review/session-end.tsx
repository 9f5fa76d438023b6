import { IconBolt, IconClock } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { nextTime } from '#features/flashcards/next-time.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { Cards } from '#ui/pictures/cards.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useOutcomes } from './answer-outbox.ts';
import type { GrownWord } from './growth.ts';
import { grownWords, rememberedOf } from './growth.ts';
import styles from './session-end.module.css';
import type { Review } from './use-review.ts';
import { WordPlant } from './word-plant.tsx';

const soonMs = 15 * 60_000;

type SessionEndProps = { review: Review; isOfGrove: boolean; onLeave: () => void };

/** The end of a sitting: what it came to, which words grew, when the next falls due, and the way on. */
export function SessionEnd({ review, isOfGrove, onLeave }: SessionEndProps) {
  const { t } = useTranslation('flashcards');
  const format = useFormat();
  const { queue, session, practiseMore, goOn } = review;
  const grown = grownWords(session.turns, useOutcomes());
  const isLimitReached = queue?.today.remaining === 0;
  const nextDue = isLimitReached ? null : (queue?.nextDue ?? null);
  const comesSoon = nextDue !== null && Date.parse(nextDue) - Date.now() < soonMs;
  const xp = queue?.today.xp ?? 0;
  return (
    <section className={styles.end} aria-labelledby="review-end">
      {grown.length === 0 && <Cards size={140} />}
      <EndStatement review={review} grown={grown.length} />
      {grown.length > 0 && <GrownWords words={grown} />}
      <ul className={styles.facts}>
        {xp > 0 && (
          <li>
            <IconBolt size="1.375rem" aria-hidden="true" />
            {t('end.xp', { earned: format.number(xp) })}
          </li>
        )}
        {nextDue && (
          <li>
            <IconClock size="1.375rem" aria-hidden="true" />
            {t('end.next-due', { when: nextTime(nextDue, new Date(), format) })}
          </li>
        )}
        {isLimitReached && <li>{t('end.limit-text')}</li>}
      </ul>
      <div className={styles.actions}>
        <Button variant="primary" wide onClick={onLeave}>
          {t(isOfGrove ? 'end.to-grove' : 'end.done')}
        </Button>
        {comesSoon && (
          <Button variant="plain" onClick={goOn}>
            {t('end.go-on')}
          </Button>
        )}
        {!isOfGrove && (
          <Button variant="plain" onClick={practiseMore}>
            {t('end.more')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** What the sitting came to, in one sentence, and how many of its cards were remembered. */
function EndStatement({ review: { queue, session }, grown }: { review: Review; grown: number }) {
  const { t } = useTranslation('flashcards');
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { turns } = session;
  const remembered = rememberedOf(turns, useOutcomes());
  const isLimitReached = queue?.today.remaining === 0;
  const done = t(turns.length > 0 ? 'end.title' : 'end.nothing');
  const grew = grown > 0 ? t('end.grown', { count: grown }) : done;
  const statement = isLimitReached ? t('end.limit', { count: queue.today.limit }) : grew;
  return (
    <div className={styles.statement}>
      <h2 id="review-end" ref={heading} tabIndex={-1}>
        {statement}
      </h2>
      {turns.length > 0 && (
        <p>{t('end.remembered', { known: format.number(remembered), all: format.number(turns.length) })}</p>
      )}
    </div>
  );
}

/** As many plants as stand above the button on a phone. */
const shown = 11;

function GrownWords({ words }: { words: readonly GrownWord[] }) {
  const { t } = useTranslation(['flashcards', 'app']);
  const format = useFormat();
  return (
    <ul className={styles.grown} aria-label={t('end.words')}>
      {words.slice(0, shown).map(({ word, text, before, after }) => (
        <li key={word}>
          <WordPlant state={after} size={52} isGrowing />
          <span className={styles.word} lang="en">
            {text}
          </span>
          {before !== after && <VisuallyHidden>{t(`app:word-states.${after}`)}</VisuallyHidden>}
        </li>
      ))}
      {words.length > shown && <li className={styles.more}>+{format.number(words.length - shown)}</li>}
    </ul>
  );
}
