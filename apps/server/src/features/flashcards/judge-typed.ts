import type { IsWord, Judgement } from '@wordgrove/language';
import { acceptedAnswers, judgeAnswer } from '@wordgrove/language';
import type { Grade } from 'ts-fsrs';
import type { StoredCard } from './card-store.ts';
import { gradeOfTyped } from './rules.ts';

/** Judges a typed answer for one side of a card. The front is English, the back in the card's language. */
export function judgeTyped(
  card: Pick<StoredCard, 'front' | 'back' | 'language'>,
  side: 'front' | 'back',
  answer: string,
  isWord: IsWord,
): Judgement & { grade: Grade } {
  const language = side === 'front' ? 'en' : (card.language ?? 'en');
  // An existing English word says nothing about a typo in another language.
  const judgement = judgeAnswer(answer, acceptedAnswers(card[side]), {
    isWord: language === 'en' ? isWord : () => false,
    language,
  });
  return { ...judgement, grade: gradeOfTyped(judgement.verdict) };
}
