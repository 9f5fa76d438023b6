import type { ReadingItem } from '@wordgrove/games/reading';
import { useEffect, useRef } from 'react';
import styles from './reading.module.css';
import { useRoving } from './use-roving.ts';

type PassageSentencesProps = Pick<ReadingItem, 'paragraphs'> & {
  takesFocus: boolean;
  onMark: (sentence: number) => void;
};

/** The passage as a list of sentences to choose from. */
export function PassageSentences({ paragraphs, takesFocus, onMark }: PassageSentencesProps) {
  const root = useRef<HTMLDivElement>(null);
  const starts = paragraphs.map((_, at) => paragraphs.slice(0, at).flat().length);
  const { current, setCurrent, onKeyDown } = useRoving(root, paragraphs.flat().length, onMark);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when marking begins
  useEffect(() => {
    if (takesFocus) root.current?.querySelector<HTMLElement>('[role=option]')?.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={root} className={styles.text} lang="en" role="listbox" aria-labelledby="reading-passage">
      {paragraphs.map((sentences, paragraph) => (
        <div key={starts[paragraph]} role="none">
          {sentences.map((text, at) => {
            const number = (starts[paragraph] ?? 0) + at;
            return [
              <span
                key={number}
                role="option"
                aria-selected={false}
                tabIndex={number === current ? 0 : -1}
                className={styles.sentence}
                data-place={number}
                onFocus={() => setCurrent(number)}
                onKeyDown={onKeyDown}
                onClick={() => onMark(number)}
              >
                {text}
              </span>,
              ' ',
            ];
          })}
        </div>
      ))}
    </div>
  );
}
