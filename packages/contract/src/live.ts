/** What changed, as a hint: the browser refetches the affected queries and never uses the hint as data. */
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
  'pdfs',
  'analytics',
] as const;

export type LiveTopic = (typeof liveTopics)[number];

export type LiveWrites = Partial<Record<LiveTopic, readonly string[]>>;

/**
 * One message of the stream; its `id` is the cursor to resume from. `ready` comes first and lists what was missed,
 * `hint` what has changed since: refetch what depends on the topics. `reset`: what was missed is unknown, so refetch
 * everything. `ended`: the session is over. `ping` only shows that the stream is alive and where the cursor is.
 *
 * `writes` lists the ids of a topic's writes, as their pages sent them in `x-write-id`: a page that already has all
 * their answers needn't refetch. A topic that also had a write without an id is left out.
 */
export type LiveMessage =
  | { type: 'ready'; topics: readonly LiveTopic[] }
  | { type: 'hint'; topics: readonly LiveTopic[]; writes?: LiveWrites }
  | { type: 'reset' }
  | { type: 'ended' }
  | { type: 'ping' };

/**
 * Parameters of the stream. `cursor`: resume after it. `ago`: without a cursor, how many milliseconds ago the screen's
 * content was fetched. `for`: the user whose screen it is; another user's session is refused like none.
 */
export type LiveQuery = { cursor?: string; ago?: string; for?: string };
