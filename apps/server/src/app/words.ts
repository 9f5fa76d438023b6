import { openLexicon } from '#features/dictionary/lexicon.ts';
import { wordQuestions } from '#features/dictionary/word-questions.ts';
import { openLibrary } from '#features/games/library.ts';
import { playableWords } from '#features/games/playable-words.ts';
import { openContent } from '#platform/teaching-content.ts';

/** One per process: rounds draw on the same content for every player. */
export const library = openLibrary(openContent);

export const dictionaryWords = wordQuestions(openLexicon);

export const gameWords = playableWords({ library, ...dictionaryWords });

/** What the word bank says of a word; null for any other. */
export const taughtWord = (key: string) => library.shelf('en').find(key) ?? null;
