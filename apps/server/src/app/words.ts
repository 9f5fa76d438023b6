import { openLexicon } from '#features/dictionary/lexicon.ts';
import { wordQuestions } from '#features/dictionary/word-questions.ts';
import { openLibrary } from '#features/games/library.ts';
import { playableWords } from '#features/games/playable-words.ts';
import { openContent } from '#platform/teaching-content.ts';

/** One per process: rounds draw on the same content for every player. */
export const library = openLibrary(openContent);

export const dictionaryWords = wordQuestions(openLexicon);

export const gameWords = playableWords({ library, ...dictionaryWords });
