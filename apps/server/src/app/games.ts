import { wordKey } from '@wordgrove/content';
import type { OpenClass } from '@wordgrove/language';
import { isOpenClass } from '@wordgrove/language';
import type { CountActivity } from '#features/daily-tasks/count-activity.ts';
import { openLexicon } from '#features/dictionary/lexicon.ts';
import { readingsOf } from '#features/dictionary/readings.ts';
import { listCardsOfWords, listDeckWords } from '#features/flashcards/word-cards.ts';
import { gameHub } from '#features/games/hub.ts';
import { openLibrary } from '#features/games/library.ts';
import type { WordSources } from '#features/games/own-words.ts';
import { gameRoutes } from '#features/games/routes.ts';
import { gameService } from '#features/games/service.ts';
import { gameStats } from '#features/games/stats.ts';
import type { AwardXp } from '#features/memory/award-xp.ts';
import type { RecordEvidence } from '#features/memory/service.ts';
import type { SupportService } from '#features/support/service.ts';
import { finishPlay } from '#flows/finish-play.ts';
import { giveUpPlay } from '#flows/give-up-play.ts';
import { reportMistake } from '#flows/report-mistake.ts';
import { openContent } from '#platform/teaching-content.ts';
import type { Built } from './parts.ts';

type Others = {
  recordEvidence: RecordEvidence;
  awardXp: AwardXp;
  countActivity: CountActivity;
  support: SupportService;
};

/** One for the process: rounds are made of the same content whoever plays. */
const library = openLibrary(openContent);

export function buildGames({ db, clock, random, tell, jobs }: Built, others: Others) {
  const { support, ...counting } = others;
  const sources: WordSources = {
    listDeckWords: (own, deckId) => listDeckWords(db, own, deckId),
    listCards: (own, words, deckId) => listCardsOfWords(db, own, words, deckId),
    senseOf: (lemma, pos) => (isOpenClass(pos) ? (sensesOf(lemma, pos)[0] ?? null) : null),
    keyOf: (text) => {
      const [reading] = readingsOf(openLexicon(), text);
      return reading ? wordKey(reading) : null;
    },
  };
  return gameRoutes({
    service: gameService({ db, clock, random, tell, library, sources }),
    hub: gameHub({ db, clock, library, sources }),
    stats: gameStats({ db, clock }),
    finishPlay: finishPlay({ db, clock, tell, ...counting }),
    giveUpPlay: giveUpPlay({ db, clock, tell, recordEvidence: others.recordEvidence }),
    reportMistake: reportMistake({
      db,
      clock,
      admit: support.admit,
      queueMessage: (tx, messageId) => jobs.send('support-message', { messageId }, { tx, singletonKey: messageId }),
    }),
  });
}

function sensesOf(lemma: string, pos: OpenClass) {
  return openLexicon().wordNet.senses(lemma, pos);
}
