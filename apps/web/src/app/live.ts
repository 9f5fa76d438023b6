import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { LiveTopic } from '@wordgrove/contract/live';
import { orpc } from '#platform/api.ts';

/**
 * Which answers hang on which topic. The session carries the profile, so both speak of it. The dashboard is named where
 * a part of it has no call of its own.
 */
const keysOf: Record<LiveTopic, () => readonly QueryKey[]> = {
  session: () => [orpc.auth.session.key()],
  profile: () => [orpc.auth.session.key(), orpc.profiles.key()],
  classes: () => [orpc.classes.list.key(), orpc.classes.handovers.key()],
  invites: () => [orpc.classes.listInvites.key(), orpc.classes.cameIn.key()],
  // The list of classes counts its students, and so does homework.
  roster: () => [
    orpc.classes.roster.key(),
    orpc.classes.cameIn.key(),
    orpc.classes.list.key(),
    orpc.assignments.list.key(),
    orpc.assignments.work.key(),
  ],
  // With a class come the assignments that were set for it.
  enrolments: () => [
    orpc.classes.mine.key(),
    orpc.assignments.mine.key(),
    orpc.assignments.minePage.key(),
    orpc.dashboards.key(),
  ],
  notices: () => [orpc.notices.key()],
  // What is due is counted on every one of these screens.
  memory: () => [
    orpc.memory.states.key(),
    orpc.memory.summary.key(),
    orpc.flashcards.waiting.key(),
    orpc.flashcards.decks.key(),
    orpc.flashcards.forecast.key(),
    orpc.games.hub.key(),
    orpc.dashboards.key(),
  ],
  dictionary: () => [orpc.dictionary.key()],
  flashcards: () => [orpc.flashcards.key(), orpc.dashboards.key()],
  games: () => [orpc.games.hub.key(), orpc.games.stats.key(), orpc.dashboards.key()],
  'daily-tasks': () => [orpc.dailyTasks.key()],
  'study-tracker': () => [orpc.studyTracker.key(), orpc.dashboards.key()],
  todos: () => [orpc.todos.key(), orpc.dashboards.key()],
  // What a typed list would ask hangs on nothing that is kept.
  assignments: () => [
    orpc.assignments.list.key(),
    orpc.assignments.one.key(),
    orpc.assignments.work.key(),
    orpc.assignments.mine.key(),
    orpc.assignments.minePage.key(),
    orpc.assignments.words.key(),
    orpc.dashboards.key(),
  ],
  xp: () => [orpc.memory.xp.key()],
};

/** Which answers aren't true any more in a part that no screen shows: they are asked for when somebody comes back. */
const agedBy: Partial<Record<LiveTopic, () => readonly QueryKey[]>> = {
  // Totals and level stand on the profile.
  xp: () => [orpc.auth.session.key(), orpc.profiles.key()],
};

/**
 * Asks again for everything that hangs on a topic, as far as it is on a screen; the rest is asked when it is needed.
 *
 * @param isUpdated says of a key whether its answer knows already what the topic tells of
 */
export async function refetchTopics(
  queryClient: QueryClient,
  topic: LiveTopic,
  isUpdated: (key: QueryKey) => boolean = () => false,
): Promise<void> {
  for (const queryKey of agedBy[topic]?.() ?? []) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  const predicate = ({ queryKey }: Query) => !isUpdated(queryKey);
  await Promise.all(keysOf[topic]().map((queryKey) => queryClient.invalidateQueries({ queryKey, predicate })));
}
