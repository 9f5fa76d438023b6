import type { LiveMessage, LiveTopic, LiveWrites } from '@wordgrove/contract/live';
import { liveTopics } from '@wordgrove/contract/live';
import type { Beat, Recent } from './live-message.ts';

/**
 * How far a tab has read: the owner it heard last with that owner's term and count, and the cursor. `since` is when its
 * oldest answer was fetched. Undefined `heard`: nothing yet.
 */
export type Standing = {
  since: number;
  recent: Recent;
  heard?: { owner: string; term: number; count: number; cursor: string | null };
};

/** What a tab must refetch: these topics, or everything. `writes` as in `LiveMessage`. */
export type Refetch = { all: boolean; topics: readonly LiveTopic[]; writes?: LiveWrites };

const nothing: Refetch = { all: false, topics: [] };
const everything: Refetch = { all: true, topics: [] };

/** The initial standing of a tab whose page was fetched since `since`. */
export function newStanding(since: number): Standing {
  return { since, recent: { topics: {}, covers: since } };
}

/** What the owner's beat means for a tab, and the tab's standing afterwards. */
export function afterBeat(standing: Standing, beat: Beat, now: number): { standing: Standing; refetch: Refetch } {
  const refetch = refetchAfter(standing, beat);
  return {
    standing: {
      since: refetch.all ? now : standing.since,
      recent: beat.recent,
      heard: { owner: beat.from, term: beat.term, count: beat.count, cursor: beat.cursor },
    },
    refetch,
  };
}

function refetchAfter({ since, heard }: Standing, beat: Beat): Refetch {
  if (beat.recent.covers > since) return everything;
  if (!heard) return { all: false, topics: topicsSince(beat.recent, since) };
  const news = beat.message ? 1 : 0;
  const isSameOwner = beat.term === heard.term && beat.from === heard.owner;
  const continues = isSameOwner
    ? beat.count === heard.count + news
    : beat.resumedFrom === heard.cursor && beat.count === news;
  if (!continues) return everything;
  return beat.message ? refetchOf(beat.message) : nothing;
}

/** What a message of the stream asks to refetch. */
export function refetchOf(message: LiveMessage): Refetch {
  if (message.type === 'reset') return everything;
  if (!('topics' in message)) return nothing;
  const { topics } = message;
  return 'writes' in message && message.writes
    ? { all: false, topics, writes: message.writes }
    : { all: false, topics };
}

/** The owner's standing after a message of the stream. */
export function afterMessage(standing: Standing, message: LiveMessage, now: number): Standing {
  if (message.type === 'reset') return { ...standing, since: now, recent: { topics: {}, covers: now } };
  if (!('topics' in message) || message.topics.length === 0) return standing;
  const announced = Object.fromEntries(message.topics.map((topic) => [topic, now]));
  return { ...standing, recent: { ...standing.recent, topics: { ...standing.recent.topics, ...announced } } };
}

function topicsSince({ topics }: Recent, since: number): LiveTopic[] {
  return liveTopics.filter((topic) => (topics[topic] ?? 0) >= since);
}

/**
 * What a tab vouches for when it takes over the stream: everything known up to its cursor, or what it asks for itself.
 */
export function asOwner(standing: Standing): Standing {
  return standing.heard?.cursor ? standing : { ...standing, recent: { ...standing.recent, covers: standing.since } };
}
