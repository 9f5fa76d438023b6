import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { LiveTopic } from '@wordgrove/contract/live';
import { orpc, pageWrites, queryClient } from '#platform/api.ts';
import { startLive } from '#platform/live/live-stream.ts';

/** Follows the hints of the live stream: what has changed elsewhere is refetched. Returns what ends it. */
export function followLive(stream: Omit<Parameters<typeof startLive>[0], 'onTopic' | 'onReset'>): () => void {
  return startLive({ ...stream, onTopic: (topic, writes) => void follow(topic, writes), onReset: refetchAll });
}

/** A hint about this page's own writes brings nothing that their answers didn't. */
async function follow(topic: LiveTopic, writes: readonly string[]): Promise<void> {
  await refetchTopics(queryClient, topic, await pageWrites.updatedBy(writes));
}

function refetchAll(): void {
  pageWrites.disturb();
  void queryClient.invalidateQueries();
}

/**
 * Which answers depend on which topic. The session carries the profile, so both topics list it. The dashboard is listed
 * where a part of it has no query of its own.
 */
const keysOf: Record<LiveTopic, () => readonly QueryKey[]> = {
  // Passkeys are told with it: they open one.
  session: () => [orpc.auth.session.key(), orpc.auth.passkeys.key()],
  profile: () => [orpc.auth.session.key(), orpc.profiles.key()],
  classes: () => [
    orpc.classes.list.key(),
    orpc.classes.handovers.key(),
    orpc.classes.teachers.key(),
    orpc.dashboards.teacher.key(),
  ],
  // The newest code is on the dashboard.
  invites: () => [orpc.classes.listInvites.key(), orpc.classes.cameIn.key(), orpc.dashboards.teacher.key()],
  // The list of classes shows student counts, and so does homework.
  roster: () => [
    orpc.classes.roster.key(),
    orpc.classes.cameIn.key(),
    orpc.classes.list.key(),
    orpc.assignments.list.key(),
    orpc.assignments.work.key(),
    orpc.dashboards.teacher.key(),
    orpc.analytics.key(),
  ],
  // Joining a class brings the assignments that were set for it.
  enrolments: () => [
    orpc.classes.mine.key(),
    orpc.assignments.mine.key(),
    orpc.assignments.minePage.key(),
    orpc.notices.unread.key(),
    orpc.notices.page.key(),
    orpc.dashboards.key(),
  ],
  notices: () => [orpc.notices.key()],
  // All of these screens count what is due.
  memory: () => [
    orpc.memory.states.key(),
    orpc.memory.summary.key(),
    orpc.memory.grove.key(),
    orpc.memory.scene.key(),
    orpc.memory.plant.key(),
    orpc.flashcards.waiting.key(),
    orpc.flashcards.decks.key(),
    orpc.flashcards.forecast.key(),
    orpc.games.hub.key(),
    orpc.assignments.goalWords.key(),
    orpc.pdfs.pageWords.key(),
    orpc.pdfs.words.key(),
    orpc.pdfs.coverage.key(),
    orpc.dashboards.key(),
  ],
  dictionary: () => [orpc.dictionary.key()],
  // Homework names its deck, and cards that are gone no longer count for it.
  flashcards: () => [
    orpc.flashcards.key(),
    orpc.assignments.list.key(),
    orpc.assignments.one.key(),
    orpc.assignments.work.key(),
    orpc.assignments.mine.key(),
    orpc.assignments.minePage.key(),
    orpc.dashboards.key(),
  ],
  // An open test may end later, or earlier.
  games: () => [orpc.games.hub.key(), orpc.games.stats.key(), orpc.games.test.key(), orpc.dashboards.key()],
  'daily-tasks': () => [orpc.dailyTasks.key()],
  'study-tracker': () => [orpc.studyTracker.key(), orpc.dashboards.key()],
  todos: () => [orpc.todos.key(), orpc.dashboards.key()],
  // The report on a list being typed depends on nothing that is stored. Notices are shown while there is something to
  // do about them.
  assignments: () => [
    orpc.assignments.list.key(),
    orpc.assignments.one.key(),
    orpc.assignments.work.key(),
    orpc.assignments.gradebook.key(),
    orpc.assignments.comments.key(),
    orpc.assignments.mine.key(),
    orpc.assignments.minePage.key(),
    orpc.assignments.words.key(),
    orpc.notices.unread.key(),
    orpc.notices.page.key(),
    orpc.assignments.ownHandIn.key(),
    orpc.assignments.studentHandIn.key(),
    orpc.assignments.goalWords.key(),
    orpc.assignments.studentWords.key(),
    orpc.games.test.key(),
    orpc.games.testTable.key(),
    orpc.dashboards.key(),
  ],
  // Homework names its text, and pages that were read count for it. That an open text was taken away is seen by its
  // pages' words: the text itself isn't asked for while it is read.
  pdfs: () => [
    orpc.pdfs.open.key(),
    orpc.pdfs.pageWords.key(),
    orpc.pdfs.list.key(),
    orpc.pdfs.one.key(),
    orpc.pdfs.fit.key(),
    orpc.pdfs.readers.key(),
    orpc.pdfs.heat.key(),
    orpc.pdfs.library.key(),
    orpc.pdfs.coverage.key(),
    orpc.assignments.list.key(),
    orpc.assignments.one.key(),
    orpc.assignments.work.key(),
    orpc.assignments.mine.key(),
    orpc.assignments.minePage.key(),
    orpc.dashboards.key(),
  ],
  xp: () => [orpc.memory.xp.key()],
  // What a teacher has put aside.
  analytics: () => [orpc.analytics.three.key()],
};

/** Which answers go stale in a part that no screen shows: they are fetched when somebody comes back to it. */
const agedBy: Partial<Record<LiveTopic, () => readonly QueryKey[]>> = {
  // Total XP and level are on the profile.
  xp: () => [orpc.auth.session.key(), orpc.profiles.key()],
};

/**
 * Refetches every query of a topic that is on a screen; the others are fetched when they are needed.
 *
 * @param isUpdated whether the answer of a key already knows what the topic announces
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
