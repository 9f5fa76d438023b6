import type { Db, Tx } from '#db/client.ts';
import type { StoredTask } from '#db/schema/all.ts';
import type { Shapes } from '#db/statement.ts';
import { game } from './game/game.ts';
import { handIn } from './hand-in/hand-in.ts';
import type { Kind, KindName, ProgressOf } from './kind.ts';
import { reading } from './reading/reading.ts';
import { goal } from './word-goals/goal-kind.ts';

const kinds: { readonly [Name in KindName]: Kind<Name> } = {
  game,
  reading,
  'hand-in': handIn,
  words: goal,
  outcome: goal,
};

export function kindOf<Name extends KindName>({ kind }: { kind: Name }): Kind<Name> {
  return kinds[kind];
}

/** Whether both ask the same of students. */
export function asksTheSame(one: StoredTask, other: StoredTask): boolean {
  return one.kind === other.kind && kindOf(one).asksTheSame(one, other);
}

type Row = { id: string; task: { kind: KindName } };

type ProgressOfAny = (
  row: Row & Parameters<ProgressOf>[0],
  ...rest: [string, Parameters<ProgressOf>[2]]
) => ReturnType<ProgressOf>;

/** How far everybody is with these assignments; each kind that occurs is asked once. */
export async function readProgress(on: Db | Tx, rows: readonly Row[], now: Date): Promise<ProgressOfAny> {
  const found = new Map<KindName, ProgressOf>();
  for (const kind of new Set(rows.map(({ task }) => task.kind))) {
    const ids = rows.filter(({ task }) => task.kind === kind).map(({ id }) => id);
    found.set(kind, await kindOf({ kind }).readProgress(on, { ids, now }));
  }
  return (row, ...rest) => {
    const progressOf = found.get(row.task.kind);
    if (!progressOf) throw new Error(`nothing was read of assignment ${row.id}`);
    return progressOf(row, ...rest);
  };
}

/** How far one student is with assignments of any kind, for a statement that several may share. */
export const ownProgress = {
  game: game.ownProgress,
  reading: reading.ownProgress,
  handIn: handIn.ownProgress,
  goal: goal.ownProgress,
};

export function ownProgressOf(read: Shapes<typeof ownProgress>): ProgressOfAny {
  const of: Record<KindName, ProgressOf> = {
    game: read.game,
    reading: read.reading,
    'hand-in': read.handIn,
    words: read.goal,
    outcome: read.goal,
  };
  return (row, ...rest) => of[row.task.kind](row, ...rest);
}
