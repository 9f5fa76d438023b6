import { readMeaning, readSaid } from '@wordgrove/games/true-false/stored';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * An answer as it was given: in English, except that "true" and "false" are in the reader's language, as on their
 * buttons.
 */
export function StoredAnswer({ text }: { text: string }) {
  const { t } = useTranslation('games');
  const said = readSaid(text);
  if (!said) return <span lang="en">{text}</span>;
  if (said.word !== null) return t('statements.false-but', { word: said.word });
  return t(said.isTrue ? 'statements.true' : 'statements.false');
}

/** A question as it was shown: in English, except that the text around a meaning is in the reader's language. */
export function StoredQuestion({ text }: { text: string }) {
  const meaning = readMeaning(text);
  if (!meaning) return <span lang="en">{text.replace('___', '_____')}</span>;
  return <Meaning word={<strong lang="en">{meaning.shown}</strong>} frame={meaning.frame} isEnglish />;
}

type MeaningProps = {
  word: ReactNode;
  /** What the word is said to mean. */
  frame: string;
  /** Otherwise it is in the reader's own language. */
  isEnglish: boolean;
};

/** The claim that a word means something, in the reader's language. */
export function Meaning({ word, frame, isEnglish }: MeaningProps) {
  const { t } = useTranslation('games');
  return (
    <>
      {word} {t('statements.means')} <span lang={isEnglish ? 'en' : undefined}>{frame}</span>
    </>
  );
}
