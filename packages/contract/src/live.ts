/** What changed, as a hint: the browser fetches the affected questions again and never believes the hint itself. */
export const liveTopics = [
  'profile',
  'classes',
  'invites',
  'roster',
  'enrolments',
  'notices',
  'session',
  'memory',
  'xp',
  'dictionary',
  'flashcards',
  'games',
  'daily-tasks',
  'study-tracker',
  'todos',
  'assignments',
] as const;

export type LiveTopic = (typeof liveTopics)[number];

export type LiveWrites = Partial<Record<LiveTopic, readonly string[]>>;

/**
 * One message of the stream; its `id` is the cursor to resume from. `ready` comes first and carries what was missed,
 * `hint` what changed since: refetch what hangs on the topics. `reset`: it can't be said what was missed, refetch
 * everything. `ended`: the session is over. `ping` says only that the stream lives and where the cursor stands.
 *
 * `writes` are the ids of the writes that told a topic, as their pages sent them in `x-write-id`: a page that knows them all
 * by their answers needn't ask again. A topic also told by a write without an id isn't named there.
 */
export type LiveMessage =
  | { type: 'ready'; topics: readonly LiveTopic[] }
  | { type: 'hint'; topics: readonly LiveTopic[]; writes?: LiveWrites }
  | { type: 'reset' }
  | { type: 'ended' }
  | { type: 'ping' };

/**
 * How a browser asks for the stream. `cursor`: resume after it. `ago`: without a cursor, how many milliseconds ago the
 * things on screen were fetched. `for`: whose screen it is; another user's session is refused like none.
 */
export type LiveQuery = { cursor?: string; ago?: string; for?: string };
