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

export function readMessage(value: unknown): LiveMessage | null {
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

export function isTopic(value: unknown): value is LiveTopic {
  return liveTopics.some((topic) => topic === value);
}
