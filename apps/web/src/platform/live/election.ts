import type { TabMessage } from './live-message.ts';

/**
 * The owner sends a beat every 5 s. A tab that hasn't heard one for longer asks, and takes over when nobody answers.
 */
export const beatMs = 5000;
const silenceMs = 7000;
const answerMs = 300;
const patientAnswerMs = 1500;
const objectionMs = 150;
const quietMs = 50;
const hiddenMs = 300;

export type Election = {
  /** Looks for the owner; without one this tab becomes it. */
  start: () => void;
  /** Soon checks that there is an owner; does nothing in a tab that doesn't take part. */
  doubt: () => void;
  receive: (message: TabMessage) => void;
  /** Gives the stream away, or stays out of the election, until `start`. */
  leave: () => void;
  /** Whether this tab takes part and follows an owner of that term. */
  follows: (term: number) => boolean;
};

type Parts = {
  id: string;
  post: (message: TabMessage) => void;
  isVisible: () => boolean;
  /** This tab owns the stream from now on. */
  onOwn: (term: number) => void;
  /** Another tab owns it. */
  onYield: () => void;
  /** Another tab doubts that there is an owner, and this tab is the owner. */
  onDoubt: () => void;
};

/**
 * Decides which tab owns the stream. Each new owner has a higher term than any it has heard of. When two tabs own it at
 * once, which happens when one was frozen or too busy to object, the higher term wins; within a term, the lower id.
 *
 * This isn't the election of `broadcast-channel`: with Web Locks it can't take the stream from a tab that a phone has
 * frozen, and without them (http on a local network) its losers can't stand again.
 */
export function election({ id, post, isVisible, onOwn, onYield, onDoubt }: Parts): Election {
  const timer = oneTimer();
  const object = seldom(onDoubt);
  let role: 'away' | 'follower' | 'candidate' | 'owner' = 'away';
  let term = 0;

  function ask(patience: number): void {
    post({ kind: 'ask', from: id });
    timer.wait(patience + politeness(isVisible()), claim);
  }

  function claim(): void {
    role = 'candidate';
    post({ kind: 'claim', from: id, term: term + 1 });
    timer.wait(objectionMs, own);
  }

  function own(): void {
    role = 'owner';
    onOwn(++term);
  }

  function follow(patience = silenceMs): void {
    const hasOwned = role === 'owner';
    role = 'follower';
    timer.wait(patience, () => ask(patientAnswerMs));
    if (hasOwned) onYield();
  }

  function receiveBeat(from: string, theirTerm: number): void {
    const isOurs = role === 'owner' && theirTerm === term && id < from;
    if (role === 'owner' && (isOurs || theirTerm < term)) object();
    if (theirTerm < term || isOurs) return;
    term = theirTerm;
    follow();
  }

  return {
    start() {
      role = 'follower';
      ask(answerMs);
    },
    doubt: () => void (role === 'follower' && ask(answerMs)),
    receive(message) {
      const { kind, from } = message;
      if (role === 'away' || from === id) return;
      if (kind === 'beat') receiveBeat(from, message.term);
      else if (role === 'owner') object();
      else if (kind === 'bye') timer.wait(politeness(isVisible()), claim);
      else if (kind === 'claim' && role === 'candidate' && id < from) claim();
      else if (kind === 'claim') follow(patientAnswerMs);
    },
    leave() {
      timer.stop();
      if (role === 'owner') post({ kind: 'bye', from: id });
      role = 'away';
    },
    follows: (theirTerm) => role === 'follower' && theirTerm === term,
  };
}

/** How long to let others go first: a visible tab waits least, and no two tabs equally long. */
function politeness(isVisible: boolean): number {
  return (isVisible ? 0 : hiddenMs) + Math.random() * 100;
}

/** One timer at a time: a new wait replaces the last. */
function oneTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const wait = (ms: number, next: () => void) => {
    stop();
    timer = setTimeout(next, ms);
  };
  return { wait, stop };
}

/**
 * Acts at once, since timers are slow in hidden tabs; but not for each of the hundreds of messages that a tab finds
 * when it thaws, one of which often says that it no longer owns anything.
 */
function seldom(act: () => void): () => void {
  let actedAt = 0;
  return () => {
    const now = Date.now();
    if (now - actedAt < quietMs) return;
    actedAt = now;
    act();
  };
}
