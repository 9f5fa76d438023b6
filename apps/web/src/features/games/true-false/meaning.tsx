import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type MeaningProps = {
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
