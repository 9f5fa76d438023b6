import pg from 'pg';
import type { Db, Tx } from './client.ts';

/** Answers many in one statement: one answer for each of `asked`, in their order. */
export type AnswerEach<Asked, Answer> = (on: Db | Tx, asked: readonly Asked[]) => Promise<readonly Answer[]>;

type Waiting<Asked, Answer> = {
  asked: Asked;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

/**
 * For the hottest statements: calls that come in the same turn of the event loop go to the database as one statement,
 * which costs both processes little more than one call's. A call that comes alone waits for the end of the turn and goes
 * alone; one in a transaction goes at once. The pattern is DataLoader's, but nothing is kept or shared: each call is read
 * anew.
 *
 * When PostgreSQL refuses a batch, each of its calls is made alone, so that nobody fails because of another. That a
 * refusal has written nothing holds only for single statements: `answerEach` may run no more than one.
 *
 * @param most how many go together. Whoever is in a batch waits for all of it, on one of the database's processors, so a
 *   statement that takes long by itself wants a small one. More than 16 gain nothing.
 */
export function batched<Asked, Answer>(
  answerEach: AnswerEach<Asked, Answer>,
  most = 16,
): (on: Db | Tx, asked: Asked) => Promise<Answer> {
  type Batch = Waiting<Asked, Answer>[];
  const open = new WeakMap<Db, Batch>();

  const send = async (on: Db | Tx, batch: Readonly<Batch>): Promise<void> => {
    try {
      const answers = await answerEach(
        on,
        batch.map(({ asked }) => asked),
      );
      for (const [n, { resolve }] of batch.entries()) resolve(answers[n] as Answer);
    } catch (error) {
      if (batch.length > 1 && isRefusal(error)) for (const call of batch) void send(on, [call]);
      else for (const { reject } of batch) reject(error);
    }
  };

  /** @returns the batch that goes at the end of this turn */
  const openFor = (db: Db): Batch => {
    const batch: Batch = [];
    open.set(db, batch);
    setImmediate(() => {
      if (open.get(db) === batch) open.delete(db);
      if (batch.length > 0) void send(db, batch);
    });
    return batch;
  };

  return (on, asked) =>
    new Promise((resolve, reject) => {
      const call = { asked, resolve, reject };
      if (on.access === 'tx') return void send(on, [call]);
      const batch = open.get(on) ?? openFor(on);
      batch.push(call);
      if (batch.length === most) void send(on, batch.splice(0));
    });
}

const isTrouble = /^(08|53|57)/;

/**
 * Whether PostgreSQL refused what it was asked, and so has undone the statement. What it had no time or room for is left
 * alone, and a lost connection leaves open what happened.
 */
function isRefusal(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof pg.DatabaseError && cause.code !== undefined && !isTrouble.test(cause.code);
}
