import type { Tx } from '#db/client.ts';
import { gameAnswers, gameDays, gameMoves, gamePlays, gameTotals } from '#db/schema/all.ts';
import { insertMany } from './insert-many.ts';
import type { Diary, Learner, PlayRow } from './learner.ts';

/** The plays with their moves and answers, and their daily totals. */
export async function fillGames(tx: Tx, learners: readonly Learner[]): Promise<void> {
  await insertMany(
    tx,
    gamePlays,
    learners.flatMap(({ diary }) => diary.plays),
  );
  await insertMany(
    tx,
    gameMoves,
    learners.flatMap(({ diary }) => diary.moves),
  );
  await insertMany(
    tx,
    gameAnswers,
    learners.flatMap(({ diary }) => diary.answers),
  );
  await insertMany(
    tx,
    gameDays,
    learners.flatMap(({ diary }) => daysOf(diary)),
  );
  await insertMany(
    tx,
    gameTotals,
    learners.flatMap(({ diary }) => totalsOf(diary)),
  );
}

function totalsOf(diary: Diary): (typeof gameTotals.$inferInsert)[] {
  const types = Map.groupBy(daysOf(diary), ({ type }) => type);
  return [...types].flatMap(([type, days]) => {
    const [first] = days;
    return first ? [{ studentId: first.studentId, type, plays: days.reduce((sum, { plays }) => sum + plays, 0) }] : [];
  });
}

function daysOf({ plays, answers }: Diary): (typeof gameDays.$inferInsert)[] {
  const byPlay = Map.groupBy(answers, ({ playId }) => playId);
  const days = Map.groupBy(plays, ({ localDay, type }) => `${localDay} ${type}`);
  return [...days.values()].flatMap((sames) => {
    const [first] = sames;
    if (!first?.localDay) return [];
    const given = sames.flatMap(({ id }) => byPlay.get(id) ?? []).filter(({ isRight }) => isRight !== null);
    return {
      studentId: first.studentId,
      localDay: first.localDay,
      type: first.type,
      plays: sames.length,
      ms: sames.reduce((sum, { playedMs }: PlayRow) => sum + (playedMs ?? 0), 0),
      answered: given.length,
      correct: given.filter(({ isRight }) => isRight).length,
    };
  });
}
