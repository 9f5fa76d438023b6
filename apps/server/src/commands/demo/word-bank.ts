import type { Word } from '@wordgrove/content';
import { wordKey } from '@wordgrove/content';
import type { Language } from '@wordgrove/contract/languages';
import type { Level } from '@wordgrove/contract/levels';
import type { Topic } from '@wordgrove/contract/topics';
import { wordLookedUp } from '#features/dictionary/answer.ts';
import { cardOfWord } from '#features/dictionary/card-of-word.ts';
import { openLexicon } from '#features/dictionary/lexicon.ts';
import { openContent } from '#platform/teaching-content.ts';
import type { Chance } from './chance.ts';
import { oneOf } from './chance.ts';

const byLevel = new Map<Level, readonly Word[]>();

function wordsAt(level: Level): readonly Word[] {
  const known = byLevel.get(level) ?? openContent().words.filter((word) => word.level === level);
  byLevel.set(level, known);
  return known;
}

let levelByKey: ReadonlyMap<string, Level> | undefined;

/** The level of a memory's word; null of one outside the bank. */
export function levelOfKey(key: string): Level | null {
  levelByKey ??= new Map(openContent().words.map((word) => [wordKey(word), word.level]));
  return levelByKey.get(key) ?? null;
}

export function wordsAbout(level: Level, topic: Topic): Word[] {
  return wordsAt(level).filter((word) => word.topic === topic);
}

/** A word that the dictionary lists first when its text is looked up. */
export function findableWord(level: Level, chance: Chance): Word {
  for (;;) {
    const word = oneOf(chance, wordsAt(level));
    if (wordLookedUp(openLexicon(), word.lemma).key === wordKey(word)) return word;
  }
}

/** The texts of a card as the dictionary's button makes it. */
export function cardTexts(word: Word, language: Language) {
  const { lemma, definition, translations } = word;
  const front = { front: lemma, word: wordKey(word) };
  if (language === 'en') return { ...front, back: definition, language, note: '' };
  return { ...front, back: translations[language].join(', '), language, note: definition };
}

/** The same for any word of the dictionary; null for what is none. */
export function textsOfKey(word: string, language: Language) {
  const texts = cardOfWord(openLexicon(), word, { language });
  return texts && { ...texts, word };
}

/** What a look-up of this text asks for, and the word that it finds. */
export function foundWord(text: string): { asked: string; key: string | null } {
  return wordLookedUp(openLexicon(), text);
}
