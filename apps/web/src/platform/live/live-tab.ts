import type { Election } from './election.ts';
import { election } from './election.ts';
import type { OwnedStream, OwnerParts } from './owned-stream.ts';
import { ownStream } from './owned-stream.ts';
import { afterBeat, newStanding } from './standing.ts';
import type { Beat, TabMessage } from './tab-message.ts';

export type LiveTab = {
  receive: (message: TabMessage) => void;
  /** Joins the other tabs, at first and after having been away. */
  join: () => void;
  /** Somebody looks at this tab, or the network is back: don't wait any longer. */
  nudge: () => void;
  /** Gives the stream to another tab. */
  leave: () => void;
};

export type LiveTabParts = OwnerParts & {
  /** When the oldest of what the page shows was fetched, in milliseconds since 1970. */
  since: number;
  isVisible: () => boolean;
};

/** One tab of several that share a stream: it owns the stream, or hears from the tab that does. */
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
    // Somebody may be looking at the tab that asks, and shouldn't have to wait for the next attempt.
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
