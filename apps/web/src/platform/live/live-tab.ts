import type { Election } from './election.ts';
import { election } from './election.ts';
import type { OwnedStream, OwnerParts } from './owned-stream.ts';
import { ownStream } from './owned-stream.ts';
import { afterBeat, newStanding } from './standing.ts';
import type { Beat, TabMessage } from './tab-message.ts';

export type LiveTab = {
  receive: (message: TabMessage) => void;
  /** Joins the other tabs, initially and after having been away. */
  join: () => void;
  /** This tab became visible, or the network is back: don't wait any longer. */
  nudge: () => void;
  /** Gives the stream to another tab. */
  leave: () => void;
};

export type LiveTabParts = OwnerParts & {
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
