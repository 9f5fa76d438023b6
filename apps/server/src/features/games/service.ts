import type { GameWish, OpenPlay, PlayedMove, PlayResult, PlayRound } from '@wordgrove/contract/games';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { Input } from '#http/call.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import type { NoteAttempt } from '#platform/round-source.ts';
import { listAnswers } from './answer-store.ts';
import type { Made, RoundParts, RoundRefusals } from './make-round.ts';
import { makeRound } from './make-round.ts';
import { keepable, newMoves } from './moves.ts';
import { clockAfter, presentClock } from './play-clock.ts';
import { findPlay, holdPlayClock, insertMoves, insertPlay, isOpen, listMoves, putClock } from './play-store.ts';
import { presentPlay, presentResult } from './present.ts';

export type GameParts = RoundParts & { db: Db; clock: Clock; tell: Tell; noteAttempt: NoteAttempt };

export type GameService = ReturnType<typeof gameService>;

type Start = GameWish & { id: string };
type Player = Pick<Caller, 'language'>;
type Saving = { id: string; from: number; moves: PlayedMove[]; isPaused?: boolean | undefined };
type Saved = Pick<OpenPlay, 'clock'> & { kept: number; moves: PlayedMove[] | null };

const roundOf = ({ round }: { round: PlayRound }) => ({ round });

/** Opens a play of a round; if its id is taken already, the one that has it. */
export async function openPlay(
  { db, clock, tell, noteAttempt }: GameParts,
  own: OwnRows,
  id: string,
  made: Made,
): Promise<OpenPlay> {
  const opened = await inTransaction(db, async (tx) => {
    const now = clock.now();
    const play = await insertPlay(tx, own, { id, type: made.wish.type, ...made, isTest: false, startedAt: now });
    if (!play) return null;
    await tell(tx, [own.userId], 'games');
    if (made.attempt) await noteAttempt(tx, own, made.attempt, now);
    return play;
  });
  if (opened) return presentPlay(opened, [], clock.now());
  const play = await findPlay(db, own, id);
  if (!play) throw failures.notFound();
  return presentPlay(play, await listMoves(db, own, id), clock.now());
}

/** A student's plays until they are finished, and previews of rounds. */
export function gameService(parts: GameParts) {
  const { db, clock } = parts;
  return {
    start: async (own: OwnRows, player: Player, { id, ...wish }: Start, errors: RoundRefusals): Promise<OpenPlay> => {
      const known = await findPlay(db, own, id);
      if (known) return presentPlay(known, await listMoves(db, own, id), clock.now());
      return openPlay(parts, own, id, await makeRound(parts, own, player, wish, errors));
    },

    preview: async (
      own: OwnRows,
      player: Player,
      { words, ...wish }: Input<'games.preview'>,
      errors: RoundRefusals,
    ): Promise<{ round: PlayRound }> => {
      if (!words) return roundOf(await makeRound(parts, own, player, wish, errors));
      const material = { kind: 'words', words, asked: new Map<string, number>(), isFilledUp: true } as const;
      const sources = { ...parts.sources, findSource: async () => ({ wish, material, attempt: null }) };
      return roundOf(await makeRound({ ...parts, sources }, own, player, wish, errors));
    },

    resume: async (own: OwnRows, id: string): Promise<OpenPlay> => {
      const play = await findPlay(db, own, id);
      if (!play || !isOpen(play)) throw failures.notFound();
      return presentPlay(play, await listMoves(db, own, id), clock.now());
    },

    saveMoves: (own: OwnRows, { id, from, moves, isPaused }: Saving): Promise<Saved> =>
      inTransaction(db, async (tx) => {
        const play = await holdPlayClock(tx, own, id);
        if (!play || !isOpen(play)) throw failures.notFound();
        const now = clock.now();
        const turned = isPaused === undefined ? null : clockAfter(play, isPaused, now);
        if (turned) await putClock(tx, play, turned);
        const stands = presentClock({ ...play, ...turned }, now);
        const kept = await listMoves(tx, own, id);
        const fresh = newMoves(kept, { from, moves: keepable(moves) });
        if (!fresh) return { kept: kept.length, moves: kept, clock: stands };
        await insertMoves(tx, play, kept.length, fresh, now);
        return { kept: kept.length + fresh.length, moves: null, clock: stands };
      }),

    result: async (own: OwnRows, id: string): Promise<PlayResult> => {
      const play = await findPlay(db, own, id);
      const result = play && presentResult(play, await listAnswers(db, own, id));
      if (!result) throw failures.notFound();
      return result;
    },
  };
}
