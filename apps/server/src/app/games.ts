import { together } from '#db/statement.ts';
import { dueWords, listDueKeys } from '#features/flashcards/due-store.ts';
import { listCardsOfWords, listDeckWords } from '#features/flashcards/word-store.ts';
import { metWords } from '#features/games/due-store.ts';
import { gameHub } from '#features/games/hub.ts';
import { records } from '#features/games/hub-store.ts';
import { listAsked } from '#features/games/list-asked.ts';
import type { WordSources } from '#features/games/own-words.ts';
import { gameRoutes } from '#features/games/routes.ts';
import { gameService } from '#features/games/service.ts';
import { gameStats } from '#features/games/stats.ts';
import { testService } from '#features/games/tests/test-service.ts';
import { testTable } from '#features/games/tests/test-table.ts';
import { testTries } from '#features/games/tests/test-tries.ts';
import { tryRound } from '#features/games/try-round.ts';
import type { AwardXp } from '#features/memory/award-xp.ts';
import { listLevels, readerLevel } from '#features/memory/level-store.ts';
import { levelOfReader } from '#features/memory/reader-level.ts';
import type { RecordEvidence } from '#features/memory/service.ts';
import { findPackText } from '#features/pdfs/pack-store.ts';
import { endTest, endTests, finishTest } from '#flows/end-test.ts';
import { finishPlay } from '#flows/finish-play.ts';
import { giveUpPlay } from '#flows/give-up-play.ts';
import type { PlayNowParts } from '#flows/play-now.ts';
import { playedNow, playNow } from '#flows/play-now.ts';
import type { CountActivity } from '#platform/activity.ts';
import type { FindRoundSource, NoteAttempt } from '#platform/round-source.ts';
import type { FindSetTest, ListTested } from '#platform/set-test.ts';
import type { Built } from './parts.ts';
import type { ReportMistake } from './support.ts';
import { dictionaryWords, gameWords, library } from './words.ts';

type TestPorts = { findSetTest: FindSetTest; listTested: ListTested };

type Others = {
  attempts: { findSource: FindRoundSource; noteAttempt: NoteAttempt } & TestPorts;
  recordEvidence: RecordEvidence;
  awardXp: AwardXp;
  countActivity: CountActivity;
  reportMistake: ReportMistake;
  cardsAtHand: PlayNowParts['cardsAtHand'];
};

const met = metWords(dueWords);
const readMet = together('words_to_play', ['userId', 'now', 'most'], { met, level: readerLevel });
const readHub = together('game_hub', ['userId', 'now', 'day', 'most', 'types'], {
  ...records,
  met,
  level: readerLevel,
});

export function buildGames({ db, clock, random, tell }: Built, others: Others) {
  const { reportMistake, attempts, cardsAtHand, ...counting } = others;
  const { findSource, noteAttempt, findSetTest, listTested } = attempts;
  const sources: WordSources = {
    listDue: (own, now, limit) => listDueKeys(db, own, now, limit),
    readMet: async ({ userId }, now, most) => {
      const { met, level } = await readMet(db, { userId, now, most });
      return { ...met, level };
    },
    listDeckWords: (own, deckId) => listDeckWords(db, own, deckId),
    listCards: (own, words, deckId) => listCardsOfWords(db, own, words, deckId),
    levelOf: async (own) => levelOfReader(await listLevels(db, own)),
    senseOf: dictionaryWords.senseOf,
    keysOf: dictionaryWords.keysOf,
    kindsOf: dictionaryWords.kindsOf,
    findText: (own, deckId, words) => findPackText(db, own, deckId, words),
    findSource,
  };
  const finish = finishPlay({ db, clock, tell, noteAttempt, ...counting });
  const ending = { db, clock, tell, noteAttempt, findSetTest, ...counting };
  const endAll = endTests(ending);
  const testing = { db, clock, random, tell, library, sources, noteAttempt, findSetTest };
  const playing = { db, clock, random, tell, library, sources, noteAttempt };
  const now = { ...playing, cardsAtHand, writingOf: gameWords.writingOf };
  const routes = gameRoutes({
    service: gameService(playing),
    playNow: playNow(now),
    playedNow: playedNow(now),
    hub: gameHub({
      ...{ clock, library, sources },
      readHub: async ({ userId }, wish) => {
        const { met, level, ...read } = await readHub(db, { userId, ...wish });
        return { ...read, met: { ...met, level } };
      },
    }),
    stats: gameStats({ db, clock, writingOf: gameWords.writingOf }),
    finishPlay: finish,
    giveUpPlay: giveUpPlay({ db, clock, tell, recordEvidence: others.recordEvidence, finishPlay: finish }),
    tests: testService({ ...testing, endTest: endTest(ending) }),
    finishTest: finishTest(ending),
    testTable: testTable({ db, listTested, endTests: endAll }),
    testTries: testTries({ db, clock, listTested }),
    reportMistake,
  });
  return {
    routes,
    endTests: endAll,
    readWord: gameWords.readWord,
    tryRound: tryRound({ db, clock, random, library, sources }),
    listAsked: listAsked({ library, sources }),
  };
}
