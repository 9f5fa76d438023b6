import { IconSearch } from '@tabler/icons-react';
import type { ReadingItem } from '@wordgrove/games/reading';
import type { Ref } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { PassageSentences } from './passage-sentences.tsx';
import { PassageWords } from './passage-words.tsx';
import styles from './reading.module.css';

type PassagePaneProps = {
  passage: ReadingItem;
  headingRef: Ref<HTMLHeadingElement>;
  /** Whether the reader is to mark a sentence; otherwise words can be looked up. */
  isMarking: boolean;
  /** Whether the first sentence gets the focus when marking starts. */
  takesFocus: boolean;
  /** The sentence to highlight. */
  proof: number | null;
  marked: number | null;
  onLook: (word: string, sentence: number) => void;
  /** Null asks for the proof to be shown. */
  onMark: (sentence: number | null) => void;
  /** Null while there is no question. */
  onToQuestion: (() => void) | null;
};

/** The text. */
export function PassagePane(props: PassagePaneProps) {
  const { passage, headingRef, isMarking, takesFocus, proof, marked, onLook, onMark, onToQuestion } = props;
  const { t } = useTranslation('games-reading');
  const notes = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isMarking && takesFocus) notes.current?.scrollIntoView({ block: 'nearest' });
  }, [isMarking, takesFocus]);

  return (
    <section className={styles.passage} aria-labelledby="reading-passage">
      <div className={styles.top}>
        <h2 id="reading-passage" ref={headingRef} tabIndex={-1} lang="en">
          {passage.title}
        </h2>
        {onToQuestion && (
          <Button className={styles.jump} variant="plain" onClick={onToQuestion}>
            {t('to-question')}
          </Button>
        )}
      </div>
      {/* On top of each other from the first question on, so that the text doesn't move. */}
      <div ref={notes} className={styles.notes}>
        <p id="reading-hint" className={styles.hint} data-hidden={isMarking}>
          <IconSearch size="1.125rem" aria-hidden="true" />
          <span>
            {t('look-up')} <span className={styles.keys}>{t('look-up-keys')}</span>
          </span>
        </p>
        {onToQuestion && (
          <div className={styles.banner} data-hidden={!isMarking}>
            <p>
              <strong>{t('right')}</strong> {t('mark-task')}
            </p>
            <Button onClick={() => onMark(null)}>{t('show-proof')}</Button>
          </div>
        )}
      </div>
      {isMarking ? (
        <PassageSentences paragraphs={passage.paragraphs} takesFocus={takesFocus} onMark={onMark} />
      ) : (
        <PassageWords paragraphs={passage.paragraphs} proof={proof} marked={marked} onLook={onLook} />
      )}
    </section>
  );
}
