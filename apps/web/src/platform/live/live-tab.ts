import type { LiveMessage, LiveQuery } from '@wordgrove/contract/live';
import type { Connection, ConnectionParts } from './connection.ts';
import type { Election } from './election.ts';
import { beatMs, election } from './election.ts';
import type { Beat, TabMessage } from './live-message.ts';
import type { Refetch, Standing } from './standing.ts';
import { afterBeat, afterMessage, asOwner, newStanding, refetchOf } from './standing.ts';

export type LiveTab = {
  receive: (message: TabMessage) => void;
  /** Joins the other tabs, initially and after having been away. */
  join: () => void;
  /** This tab became visible, or the network is back: don't wait any longer. */
  nudge: () => void;
  /** Gives the stream to another tab. */
  leave: () => void;
};

type LiveTabParts = OwnerParts & {
  /** When the page's oldest answer was fetched, in milliseconds since 1970. */
  since: number;
  isVisible: () => boolean;
};

/** One of several tabs that share a stream: it owns the stream, or listens to the tab that does. */
export function liveTab(parts: LiveTabParts): LiveTab {
  const { id, post, isVisible, onRefetch, onState, onEnded } = parts;
  let standing = newStanding(parts.since);
  let owned: OwnedStream | undefined;

  const voting: Election = election({
    id,
    post,
    isVisible,
    onOwn(term) {
      owned = ownStream(parts, term, standing);
    },
    onYield: letGo,
    // The tab that asks may be visible, and shouldn't have to wait for the next attempt.
    onDoubt() {
      owned?.beat();
      owned?.retry();
    },
  });

  function letGo(): void {
    standing = owned?.close() ?? standing;
    owned = undefined;
  }

  function follow(beat: Beat): void {
    const after = afterBeat(standing, beat, Date.now());
    standing = after.standing;
    onState(beat.isLive);
    onRefetch(after.refetch);
    if (beat.message?.type === 'ended') onEnded();
  }

  return {
    receive(message) {
      voting.receive(message);
      if (message.kind === 'beat' && voting.follows(message.term)) follow(message);
    },
    join: voting.start,
    nudge() {
      owned?.retry();
      voting.doubt();
    },
    leave() {
      voting.leave();
      letGo();
    },
  };
}

type OwnerParts = {
  id: string;
  /** Whose screen it is; the server refuses the stream when somebody else is signed in by now. */
  userId: string;
  post: (message: TabMessage) => void;
  connect: (parts: ConnectionParts) => Connection;
  onRefetch: (refetch: Refetch) => void;
  onState: (isLive: boolean) => void;
  onEnded: () => void;
};

type OwnedStream = {
  /** Tells the other tabs that there is an owner, and its standing. */
  beat: () => void;
  retry: () => void;
  /** Closes the stream and returns its standing. */
  close: () => Standing;
};

/** The stream owned by this tab: opened at the tab's standing, and passed on to the other tabs. */
function ownStream(parts: OwnerParts, term: number, begin: Standing): OwnedStream {
  const { id, userId, post, connect, onRefetch, onState, onEnded } = parts;
  const resumedFrom = begin.heard?.cursor ?? null;
  let standing = { ...asOwner(begin), heard: { owner: id, term, count: 0, cursor: resumedFrom } };
  let isLive = false;

  function beat(message?: LiveMessage): void {
    const { recent, heard } = standing;
    const { count, cursor } = heard;
    post({ kind: 'beat', from: id, term, count, cursor, resumedFrom, isLive, recent, ...(message ? { message } : {}) });
  }

  function pass(message: LiveMessage, cursor: string | null): void {
    const isNews = message.type !== 'ping';
    const { count, cursor: before } = standing.heard;
    const heard = { owner: id, term, count: isNews ? count + 1 : count, cursor: cursor ?? before };
    standing = { ...afterMessage(standing, message, Date.now()), heard };
    setLive(message.type !== 'ended');
    beat(isNews ? message : undefined);
    onRefetch(refetchOf(message));
    if (message.type === 'ended') onEnded();
  }

  function setLive(next: boolean): void {
    isLive = next;
    onState(isLive);
  }

  function query(): LiveQuery {
    const { cursor } = standing.heard;
    return {
      for: userId,
      ...(cursor ? { cursor } : { ago: String(Math.ceil(Math.max(0, Date.now() - standing.since))) }),
    };
  }

  const connection = connect({
    query,
    onMessage: pass,
    onBroken() {
      setLive(false);
      beat();
    },
    onRefused: () => pass({ type: 'ended' }, null),
  });
  const beating = setInterval(beat, beatMs);
  beat();

  return {
    beat: () => beat(),
    retry: connection.retry,
    close() {
      clearInterval(beating);
      connection.close();
      return standing;
    },
  };
}
