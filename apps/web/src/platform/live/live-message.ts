import type { LiveMessage, LiveTopic } from '@wordgrove/contract/live';
import { liveTopics } from '@wordgrove/contract/live';

/** The message of a block, or null for what this version of the page doesn't know. Unknown topics are left out. */
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
  return { type, topics };
}

export function isTopic(value: unknown): value is LiveTopic {
  return liveTopics.some((topic) => topic === value);
}
