export type Turns = {
  /** Requests a turn: now, or as soon as the current one and its rest are over. */
  wake: () => void;
  stop: () => Promise<void>;
};

type Options = {
  take: () => Promise<void>;
  /** The minimum time between two turns. */
  restMs: number;
  onFailed: (error: unknown) => void;
};

const longestRestMs = 5000;

/** Takes one turn at a time. Any number of requests during a turn make one more; a failed turn is repeated. */
export function turns({ take, restMs, onFailed }: Options): Turns {
  let running: Promise<void> | undefined;
  let resting: NodeJS.Timeout | undefined;
  let isAsked = false;
  let failures = 0;
  let isStopped = false;

  function wake(): void {
    isAsked = true;
    if (!running && !resting && !isStopped) running = run();
  }

  async function run(): Promise<void> {
    isAsked = false;
    try {
      await take();
      failures = 0;
    } catch (error) {
      failures += 1;
      isAsked = true;
      if (!isStopped) onFailed(error);
    }
    running = undefined;
    if (!isStopped) resting = setTimeout(rested, Math.min(restMs * 2 ** failures, longestRestMs));
  }

  function rested(): void {
    resting = undefined;
    if (isAsked) wake();
  }

  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearTimeout(resting);
      await running;
    },
  };
}
