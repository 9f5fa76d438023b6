import type { LiveMessage, LiveTopic, LiveWrites } from '@wordgrove/contract/live';
import { liveTopics } from '@wordgrove/contract/live';

/** The message in a block, or null for one this version of the page doesn't know. Unknown topics are left out. */
export function parseMessage(text: string): LiveMessage | null {
  try {
    return readMessage(JSON.parse(text));
  } catch {
    return null;
  }
}

function readMessage(value: unknown): LiveMessage | null {
  if (typeof value !== 'object' || value === null || !('type' in value)) return null;
  const { type } = value;
  if (type === 'reset' || type === 'ended' || type === 'ping') return { type };
  if (type !== 'ready' && type !== 'hint') return null;
  const topics = 'topics' in value && Array.isArray(value.topics) ? value.topics.filter(isTopic) : [];
  const writes = type === 'hint' && 'writes' in value ? readWrites(value.writes) : {};
  return Object.keys(writes).length > 0 ? { type: 'hint', topics, writes } : { type, topics };
}

function readWrites(value: unknown): LiveWrites {
  const named = Object.entries(typeof value === 'object' && value !== null ? value : {});
  return Object.fromEntries(named.filter(([topic, ids]) => isTopic(topic) && isTexts(ids)));
}

const isTexts = (value: unknown) => Array.isArray(value) && value.every((each) => typeof each === 'string');

function isTopic(value: unknown): value is LiveTopic {
  return liveTopics.some((topic) => topic === value);
}

/** When each topic was last announced, and when everything last had to be refetched; in milliseconds since 1970. */
export type Recent = { topics: Partial<Record<LiveTopic, number>>; covers: number };

/**
 * The owner's sign of life, which also passes messages on. `count` is how many messages it has passed on in its term,
 * this one included; with `resumedFrom`, the cursor it started with, a tab sees whether it has missed any.
 * `recent.covers` is the moment since which no owner has missed anything.
 */
export type Beat = {
  kind: 'beat';
  from: string;
  term: number;
  count: number;
  resumedFrom: string | null;
  cursor: string | null;
  isLive: boolean;
  recent: Recent;
  message?: LiveMessage;
};

/**
 * What tabs say to each other. `ask`: is there an owner, and can it try harder? `claim`: I will own the stream unless
 * somebody objects. `bye`: I owned it and am leaving.
 */
export type TabMessage = Beat | { kind: 'ask' | 'bye'; from: string } | { kind: 'claim'; from: string; term: number };

/** Reads a message. Another tab may run an older or newer version of the page; what can't be understood is ignored. */
export function readTabMessage(value: unknown): TabMessage | null {
  if (!isRecord(value)) return null;
  const { kind, from, term } = value;
  if (typeof from !== 'string') return null;
  if (kind === 'ask' || kind === 'bye') return { kind, from };
  if (typeof term !== 'number') return null;
  if (kind === 'claim') return { kind, from, term };
  return kind === 'beat' ? readBeat(value, from, term) : null;
}

function readBeat(value: Record<string, unknown>, from: string, term: number): Beat | null {
  const { count, resumedFrom, cursor, isLive, message } = value;
  const recent = readRecent(value.recent);
  if (typeof count !== 'number' || typeof isLive !== 'boolean' || !recent) return null;
  if (!isCursor(resumedFrom) || !isCursor(cursor)) return null;
  const beat: Beat = { kind: 'beat', from, term, count, resumedFrom, cursor, isLive, recent };
  const passedOn = readMessage(message);
  return passedOn ? { ...beat, message: passedOn } : beat;
}

function readRecent(value: unknown): Recent | null {
  if (!isRecord(value) || typeof value.covers !== 'number' || !isRecord(value.topics)) return null;
  const topics: Recent['topics'] = {};
  for (const [topic, at] of Object.entries(value.topics))
    if (isTopic(topic) && typeof at === 'number') topics[topic] = at;
  return { topics, covers: value.covers };
}

const isCursor = (value: unknown): value is string | null => value === null || typeof value === 'string';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
