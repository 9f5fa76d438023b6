import { readMeaning } from '@wordgrove/games/true-false/stored';
import { Meaning } from '#features/games/true-false/meaning.tsx';

/** A question as it was shown: in English, except that the text around a meaning is in the reader's language. */
export function StoredQuestion({ text }: { text: string }) {
  const meaning = readMeaning(text);
  if (!meaning) return <span lang="en">{text.replace('___', '_____')}</span>;
  return <Meaning word={<strong lang="en">{meaning.shown}</strong>} frame={meaning.frame} isEnglish />;
}
