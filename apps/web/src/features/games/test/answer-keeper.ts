import type { GivenAnswer, TestAnswer } from '@wordgrove/contract/games';

export type Answers = ReadonlyMap<number, GivenAnswer>;

/** The answers of a test on their way to the server: what it doesn't have yet is kept on the device. */
export type AnswerKeeper = {
  give: (question: number, answer: TestAnswer | null) => void;
  /** Takes over what was given later on another device or tab. */
  hear: (saved: readonly GivenAnswer[]) => void;
  /** What the server doesn't have yet. */
  unsent: () => readonly GivenAnswer[];
  /** Sends what is waiting. Never throws: what can't be sent waits for the next time. */
  flush: () => Promise<void>;
  /** The same; resolves to whether nothing is left to send, which is also true of a test that is over. */
  settle: () => Promise<boolean>;
};

export type KeeperParts = {
  /** What the server has. */
  saved: readonly GivenAnswer[];
  send: (answers: readonly GivenAnswer[]) => Promise<{ kept: readonly GivenAnswer[] }>;
  /** Stores what is waiting on the device. */
  store: (waiting: readonly GivenAnswer[]) => void;
  /** Called with every change of what stands, or of what is waiting. */
  onChange: (answers: Answers, waiting: number) => void;
  /** Whether the server takes no more answers. */
  isOver: (error: unknown) => boolean;
  onOver: (answers: Answers) => void;
};

/** @param waiting what this device kept from before; what the server has newer replaces it */
export function keepAnswers(parts: KeeperParts, waiting: readonly GivenAnswer[] = []): AnswerKeeper {
  const { saved, send, store, onChange, isOver, onOver } = parts;
  const standing = new Map(saved.map((each) => [each.question, each]));
  const unsent = new Map<number, GivenAnswer>();
  let running: Promise<void> | null = null;
  let isClosed = false;

  for (const each of waiting) {
    if (each.seq <= (standing.get(each.question)?.seq ?? 0)) continue;
    standing.set(each.question, each);
    unsent.set(each.question, each);
  }
  const changed = () => {
    store([...unsent.values()]);
    onChange(new Map(standing), unsent.size);
  };
  const hear = (some: readonly GivenAnswer[]) => {
    const newer = some.filter(({ question, seq }) => seq > (standing.get(question)?.seq ?? 0));
    for (const each of newer) standing.set(each.question, each);
    if (newer.length > 0) changed();
  };
  const sendAll = async (): Promise<void> => {
    while (!isClosed && unsent.size > 0) {
      const sending = [...unsent.values()];
      const { kept } = await send(sending);
      for (const { question, seq } of sending) if (unsent.get(question)?.seq === seq) unsent.delete(question);
      changed();
      hear(kept);
    }
  };
  const flush = (): Promise<void> => {
    running ??= sendAll()
      .catch((error: unknown) => {
        if (!isOver(error)) return;
        isClosed = true;
        onOver(new Map(standing));
      })
      .finally(() => {
        running = null;
      });
    return running;
  };
  return {
    give: (question, answer) => {
      const seq = 1 + Math.max(0, ...[...standing.values()].map((each) => each.seq));
      const given = { question, seq, answer };
      standing.set(question, given);
      unsent.set(question, given);
      changed();
    },
    hear,
    unsent: () => [...unsent.values()],
    flush,
    settle: async () => {
      await flush();
      return isClosed || unsent.size === 0;
    },
  };
}
