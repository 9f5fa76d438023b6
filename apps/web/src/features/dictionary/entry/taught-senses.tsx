import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import { Suspense } from 'react';
import type { TaughtSense } from '#platform/taught-senses.ts';
import { taughtSenses } from '#platform/taught-senses.ts';
import layout from '#ui/layout.module.css';
import { WordPicture } from '#ui/word-picture.tsx';
import { spellingsOf } from './dictionary-words.ts';
import type { EntryPorts } from './headword.tsx';
import { LevelBadge } from './level-badge.tsx';
import { Examples } from './senses.tsx';
import { Translations } from './translations.tsx';
import styles from './word-part.module.css';

type TaughtSensesProps = { word: DictionaryWord; ports: EntryPorts };

/** The meanings that our word bank teaches; of several, each can go on a card. */
export function TaughtSenses({ word, ports: { AddToFlashcards } }: TaughtSensesProps) {
  const spellings = spellingsOf(word);
  const [only, ...others] = taughtSenses(word);
  if (!only) return null;
  if (others.length === 0) return <SenseBody sense={only} spellings={spellings} />;
  return (
    <ol className={styles.taught}>
      {[only, ...others].map((sense) => (
        <li key={sense.id}>
          <div className={layout.stackSmall}>
            <div className={styles.head}>
              {sense.label && (
                <h4 className={styles.label} lang="en">
                  {sense.label}
                </h4>
              )}
              {sense.level !== word.level && <LevelBadge level={sense.level} />}
            </div>
            <SenseBody sense={sense} spellings={spellings} />
            <Suspense fallback={null}>
              {AddToFlashcards && <AddToFlashcards words={[word]} sense={sense.id} />}
            </Suspense>
          </div>
        </li>
      ))}
    </ol>
  );
}

function SenseBody({ sense, spellings }: { sense: TaughtSense; spellings: readonly string[] }) {
  return (
    <>
      <div className={styles.meaning}>
        <div className={styles.texts}>
          <p className={styles.definition} lang="en">
            {sense.definition}
          </p>
          <Examples examples={sense.examples} spellings={spellings} />
        </div>
        <WordPicture name={sense.picture} size="large" />
      </div>
      <Translations sense={sense} />
    </>
  );
}
