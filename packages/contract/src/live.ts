/** What changed, as a hint: the browser fetches the affected questions again and never believes the hint itself. */
export const liveTopics = ['profile', 'classes', 'invites', 'roster', 'enrolments', 'notices', 'session'] as const;

export type LiveTopic = (typeof liveTopics)[number];

/**
 * One message of the stream. `hint`: refetch what hangs on the topic. `reset`: the cursor was too old or is unknown,
 * refetch everything. `ended`: the session is over.
 */
export type LiveMessage = { type: 'hint'; topic: LiveTopic } | { type: 'reset' } | { type: 'ended' };
