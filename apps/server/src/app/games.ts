import { wordKey } from '@wordgrove/content';
import type { PartOfSpeech } from '@wordgrove/contract/parts-of-speech';
import { isOpenClass, normalForm } from '@wordgrove/language';
import { openLexicon } from '#features/dictionary/lexicon.ts';
import { readingsOf } from '#features/dictionary/readings.ts';
import { listDueKeys } from '#features/flashcards/due-store.ts';
import { listCardsOfWords, listDeckWords } from '#features/flashcards/word-store.ts';
import type { Sense } from '#features/games/brought-word.ts';
import { readKey } from '#features/games/brought-word.ts';
import { gameHub } from '#features/games/hub.ts';
import { openLibrary } from '#features/games/library.ts';
import { listAsked } from '#features/games/list-asked.ts';
import type { WordSources } from '#features/games/own-words.ts';
import { gameRoutes } from '#features/games/routes.ts';
import { gameService } from '#features/games/service.ts';
import { gameStats } from '#features/games/stats.ts';
import { tryRound } from '#features/games/try-round.ts';
import type { AwardXp } from '#features/memory/award-xp.ts';
import type { RecordEvidence } from '#features/memory/service.ts';
import type { SupportService } from '#features/support/service.ts';
import { finishPlay } from '#flows/finish-play.ts';
import { giveUpPlay } from '#flows/give-up-play.ts';
import { reportMistake } from '#flows/report-mistake.ts';
import type { CountActivity } from '#platform/activity.ts';
import type { FindRoundSource, NoteAttempt } from '#platform/round-source.ts';
import { openContent } from '#platform/teaching-content.ts';
import type { Built } from './parts.ts';

type Others = {
  attempts: { findSource: FindRoundSource; noteAttempt: NoteAttempt };
  recordEvidence: RecordEvidence;
  awardXp: AwardXp;
  countActivity: CountActivity;
  support: SupportService;
};

/** One for the process: rounds are made of the same content whoever plays. */
const library = openLibrary(openContent);

export function buildGames({ db, clock, random, tell, jobs }: Built, others: Others) {
  const { support, attempts, ...counting } = others;
  const { findSource, noteAttempt } = attempts;
  const sources: WordSources = {
    listDue: (own, now, limit) => listDueKeys(db, own, now, limit),
    listDeckWords: (own, deckId) => listDeckWords(db, own, deckId),
    listCards: (own, words, deckId) => listCardsOfWords(db, own, words, deckId),
    senseOf,
    keyOf,
    findSource,
  };
  const finish = finishPlay({ db, clock, tell, noteAttempt, ...counting });
  const routes = gameRoutes({
    service: gameService({ db, clock, random, tell, library, sources, noteAttempt }),
    hub: gameHub({ db, clock, library, sources }),
    stats: gameStats({ db, clock, writingOf }),
    finishPlay: finish,
    giveUpPlay: giveUpPlay({ db, clock, tell, recordEvidence: others.recordEvidence, finishPlay: finish }),
    reportMistake: reportMistake({
      db,
      clock,
      admit: support.admit,
      queueMessage: (tx, messageId) => jobs.send('support-message', { messageId }, { tx, singletonKey: messageId }),
    }),
  });
  return {
    routes,
    readWord,
    tryRound: tryRound({ db, clock, random, library, sources }),
    listAsked: listAsked({ library, sources }),
  };
}

/** Whether a game can ask for a word that is on no card. */
export function isPlayable(key: string): boolean {
  const read = readKey(key);
  return library.shelf('en').find(key) !== undefined || (read !== null && senseOf(read.lemma, read.pos) !== null);
}

function keyOf(text: string): string | null {
  const [reading] = readingsOf(openLexicon(), text);
  return reading ? wordKey(reading) : null;
}

/** The first meaning, of a word that may be in lower case only because a memory's name is. */
function senseOf(lemma: string, pos: PartOfSpeech): Sense | null {
  if (!isOpenClass(pos)) return null;
  const { wordNet } = openLexicon();
  const [sense] = wordNet.senses(lemma, pos);
  return sense ? { ...sense, lemma: wordNet.written(lemma, pos) } : null;
}

function writingOf(key: string): string {
  const read = readKey(key);
  const taught = library.shelf('en').find(key)?.lemma;
  if (taught || !read) return taught ?? key;
  return isOpenClass(read.pos) ? openLexicon().wordNet.written(read.lemma, read.pos) : read.lemma;
}

/** Quotation marks and spaces around a whole word. */
const quotes = /^[\p{Pi}\p{Pf}"'\s]+|[\p{Pi}\p{Pf}"'\s]+$/gu;

/**
 * What a word that a teacher writes in a list may stand for, the usual one first: words of the bank if it has any of
 * that spelling, without what learners write before a headword; of any other what the dictionary says first.
 */
function readWord(written: string) {
  const text = normalForm(written.replace(quotes, ''));
  const shelf = library.shelf('en');
  for (const each of [text, text.replace(/^(?:to|an?|the) /, '')]) {
    const taught = shelf.read(each);
    if (taught.length > 0) return taught.map(({ key, pos, definition }) => ({ word: key, pos, definition }));
    const [reading] = readingsOf(openLexicon(), each);
    if (reading) return [{ word: wordKey(reading), pos: reading.pos, definition: '' }];
  }
  return [];
}
