import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styles from '#features/assignments/student/student.module.css';
import { useWordPanel } from '#platform/word-panel.ts';
import { Button } from '#ui/button.tsx';
import { PartFailed } from '#ui/lazy-part.tsx';
import { PartCard } from '#ui/part-card.tsx';
import typography from '#ui/typography.module.css';
import type { OwnGame } from './student-game.ts';

/** How many words are shown at first, and how many more with each click: a list may have thousands. */
const firstWords = 60;
const moreWords = 300;

export type WordsAskedProps = {
  task: OwnGame['task'];
  /** The words of its list; null while they can't be loaded. */
  words: readonly string[] | null;
  onRetry: () => void;
};

/** What is asked: the list, each word a click away from its meaning, or a level or topic. */
export function WordsAsked({ task, words, onRetry }: WordsAskedProps) {
  const { t } = useTranslation(['assignments', 'games']);
  const panel = useWordPanel();
  const [shown, setShown] = useState(firstWords);
  const list = useRef<HTMLUListElement>(null);
  const { level, topic } = task;
  const rest = (words?.length ?? 0) - shown;

  const showMore = () => {
    flushSync(() => setShown(shown + moreWords));
    // The button moves or disappears: the focus goes to the first new word.
    list.current?.children.item(shown)?.querySelector('button')?.focus();
  };
  const named = () => {
    const words = topic === null ? '' : t(`games:topics.${topic}`);
    if (topic === null) return t('material.level', { level });
    return level === null ? t('material.topic', { topic: words }) : t('material.topic-level', { topic: words, level });
  };
  return (
    <PartCard title={t('material.words')}>
      {task.words === null ? (
        <p>{named()}</p>
      ) : (
        <>
          <p className={typography.muted}>{t('material.count', { count: task.words })}</p>
          {words === null && <PartFailed onRetry={onRetry} />}
          <ul ref={list} className={styles.asked} lang="en">
            {words?.slice(0, shown).map((word, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same word may be written twice, and nothing moves
              <li key={place}>
                <button type="button" className={styles.word} onClick={() => panel.open({ word })}>
                  {word}
                </button>
              </li>
            ))}
          </ul>
          {rest > 0 && (
            <div>
              <Button onClick={showMore}>{t('material.more', { count: Math.min(rest, moreWords) })}</Button>
            </div>
          )}
        </>
      )}
    </PartCard>
  );
}
