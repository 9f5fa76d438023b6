import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import type { CardOrigin } from '@wordgrove/contract/flashcards';
import type { WordStanding } from '@wordgrove/contract/memory';
import type { ComponentType } from 'react';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SayItButton } from '#features/dictionary/speech/say-it-button.tsx';
import { EntryFoot } from '#features/dictionary/teaching/entry-foot.tsx';
import { Card } from '#ui/card.tsx';
import layout from '#ui/layout.module.css';
import type { LemmaGroup } from './dictionary-words.ts';
import { FormLine } from './form-line.tsx';
import styles from './headword.module.css';
import { SaveButton } from './save-button.tsx';
import { WordPart } from './word-part.tsx';

type HeadwordProps = {
  group: LemmaGroup;
  asked: string;
  isFirst: boolean;
  standings: readonly WordStanding[];
  ports: EntryPorts;
};

/** One headword with all its parts of speech. */
export function Headword({ group, asked, isFirst, standings, ports }: HeadwordProps) {
  const { t } = useTranslation('dictionary');
  const id = useId();
  const { lemma, words } = group;
  const { AddToFlashcards } = ports;
  const spellings = [...new Set(words.flatMap(({ otherSpellings }) => otherSpellings))];
  return (
    <Card as="article" className={layout.stackLarge} aria-labelledby={id}>
      <header className={layout.ends}>
        <h2 id={id} lang="en" className={styles.lemma}>
          {lemma}
        </h2>
        <div className={layout.row}>
          <SaveButton word={lemma} isFirst={isFirst} />
          <SayItButton word={lemma} />
          <Suspense fallback={null}>{AddToFlashcards && <AddToFlashcards words={words} />}</Suspense>
        </div>
        <FormLine asked={asked} lemma={lemma} words={words} />
        {spellings.length > 0 && (
          <p className={styles.note}>
            {t('entry.also-written')} <strong lang="en">{spellings.join(', ')}</strong>
          </p>
        )}
      </header>
      {words.map((word, index) => (
        <WordPart
          key={word.key}
          word={word}
          before={words[index - 1]}
          standing={standings.find((each) => each.word === word.key)}
          ports={ports}
        />
      ))}
      <EntryFoot words={words} />
    </Card>
  );
}

/** Parts that other features put into an entry; a missing one isn't shown. */
export type EntryPorts = {
  /** The button 'Add to flashcards' for one headword, with everything that is known about it. */
  AddToFlashcards?: ComponentType<{ words: readonly DictionaryWord[]; met?: CardOrigin; sense?: string }>;
};
