import type { LiveMessage, LiveQuery } from '@wordgrove/contract/live';
import type { Connection, ConnectionParts } from './connection.ts';
import { beatMs } from './election.ts';
import type { Refetch, Standing } from './standing.ts';
import { afterMessage, asOwner, refetchOf } from './standing.ts';
import type { TabMessage } from './tab-message.ts';

export type OwnerParts = {
  id: string;
  /** Whose screen it is; the server refuses the stream when somebody else is signed in by now. */
  userId: string;
  post: (message: TabMessage) => void;
  connect: (parts: ConnectionParts) => Connection;
  onRefetch: (refetch: Refetch) => void;
  onState: (isLive: boolean) => void;
  onEnded: () => void;
};

export type OwnedStream = {
  /** Tells the other tabs that there is an owner, and its standing. */
  beat: () => void;
  retry: () => void;
  /** Closes the stream and returns its standing. */
  close: () => Standing;
};

/** The stream owned by this tab: opened at the tab's standing, and passed on to the other tabs. */
export function ownStream(parts: OwnerParts, term: number, begin: Standing): OwnedStream {
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
