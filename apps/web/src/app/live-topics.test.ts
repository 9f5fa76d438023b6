import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { liveTopics } from '@wordgrove/contract/live';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { orpc } from '#platform/api.ts';
import { refetchTopics } from './live-topics.ts';

// The keys need no link to a server, only the names of the calls.
vi.mock('#platform/api.ts', async () => {
  const { createORPCClient } = await import('@orpc/client');
  const { createTanstackQueryUtils } = await import('@orpc/tanstack-query');
  return { orpc: createTanstackQueryUtils(createORPCClient({ call: () => Promise.reject(new Error('no server')) })) };
});

const cache = new QueryClient();
const keys = {
  session: orpc.auth.session.queryKey(),
  profile: orpc.profiles.me.queryKey(),
  list: orpc.classes.list.queryKey(),
  rosterOfOne: orpc.classes.roster.queryKey({ input: { classId: 'c1' } }),
  rosterOfAll: orpc.classes.roster.queryKey({ input: {} }),
  mine: orpc.classes.mine.queryKey(),
  assigned: orpc.assignments.mine.queryKey({ input: {} }),
  set: orpc.assignments.list.infiniteKey({ input: () => ({}), initialPageParam: undefined }),
  done: orpc.assignments.work.queryKey({ input: { id: 'a1' } }),
  dashboard: orpc.dashboards.student.queryKey({ input: { language: 'en' } }),
  teachers: orpc.dashboards.teacher.queryKey(),
  invites: orpc.classes.listInvites.queryKey(),
  notices: orpc.notices.list.queryKey(),
  unread: orpc.notices.unread.queryKey(),
  states: orpc.memory.states.queryKey({ input: { words: ['lend:verb'] } }),
  summary: orpc.memory.summary.queryKey(),
  waiting: orpc.flashcards.waiting.queryKey({ input: {} }),
  decks: orpc.flashcards.decks.queryKey(),
  forecast: orpc.flashcards.forecast.queryKey({ input: {} }),
  hub: orpc.games.hub.queryKey(),
  paper: orpc.games.test.queryKey({ input: { assignmentId: 'a1' } }),
  xp: orpc.memory.xp.queryKey(),
  text: orpc.pdfs.open.queryKey({ input: { id: 't1' } }),
  wordsOnPages: orpc.pdfs.pageWords.queryKey({ input: { id: 't1', from: 1, to: 5 } }),
  textsList: orpc.pdfs.list.infiniteKey({ input: () => ({}), initialPageParam: undefined }),
};

function stale(): string[] {
  const isStale = (key: readonly unknown[]) => cache.getQueryState(key)?.isInvalidated === true;
  return Object.entries(keys).flatMap(([name, key]) => (isStale(key) ? [name] : []));
}

beforeEach(() => {
  cache.clear();
  for (const key of Object.values(keys)) cache.setQueryData<unknown>(key, {});
});

describe('refetchTopics', () => {
  it.each([
    ['session', ['session']],
    ['profile', ['session', 'profile']],
    ['classes', ['list', 'teachers']],
    ['invites', ['teachers', 'invites']],
    ['roster', ['list', 'rosterOfOne', 'rosterOfAll', 'set', 'done', 'teachers']],
    ['enrolments', ['mine', 'assigned', 'dashboard', 'teachers', 'unread']],
    ['notices', ['notices', 'unread']],
    ['memory', ['dashboard', 'teachers', 'states', 'summary', 'waiting', 'decks', 'forecast', 'hub', 'wordsOnPages']],
    ['assignments', ['assigned', 'set', 'done', 'dashboard', 'teachers', 'unread', 'paper']],
    ['games', ['dashboard', 'teachers', 'hub', 'paper']],
    ['pdfs', ['assigned', 'set', 'done', 'dashboard', 'teachers', 'text', 'wordsOnPages', 'textsList']],
    ['xp', ['session', 'profile', 'xp']],
  ] as const)('a hint on %s makes exactly %j old', async (topic, expected) => {
    await refetchTopics(cache, topic);
    expect(stale()).toEqual(expected);
  });

  it('leaves what is up to date already as it is', async () => {
    const known = [keys.dashboard, keys.assigned].map((key) => JSON.stringify(key));
    await refetchTopics(cache, 'assignments', (key) => known.includes(JSON.stringify(key)));
    expect(stale()).toEqual(['set', 'done', 'teachers', 'unread', 'paper']);
  });

  it('asks for the totals on the profile when somebody comes back, not now', async () => {
    const ask = vi.fn(async () => ({}));
    const observer = new QueryObserver(cache, { queryKey: keys.session, queryFn: ask, staleTime: 60_000 });
    const stop = observer.subscribe(() => undefined);
    await refetchTopics(cache, 'xp');
    expect(ask).not.toHaveBeenCalled();
    await refetchTopics(cache, 'profile');
    expect(ask).toHaveBeenCalledOnce();
    stop();
  });

  it('knows every topic of the contract', async () => {
    for (const topic of liveTopics) await expect(refetchTopics(cache, topic)).resolves.toBeUndefined();
  });
});
