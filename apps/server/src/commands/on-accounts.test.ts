import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runOnAccounts } from './on-accounts.ts';

const { argv } = process;
const lock = vi.fn(async () => undefined);
const said = { out: vi.fn(), complaint: vi.fn() };

/** Runs a one-verb command as in a terminal, but in this process. */
async function run(...words: string[]): Promise<typeof process.exitCode> {
  process.argv = [...argv.slice(0, 2), ...words];
  await runOnAccounts('lock EMAIL', { lock });
  return process.exitCode;
}

beforeEach(() => {
  // Vite sets its own value, which has nothing to do with a server.
  vi.stubEnv('BASE_URL', '');
  vi.spyOn(console, 'log').mockImplementation(said.out);
  vi.spyOn(console, 'error').mockImplementation(said.complaint);
});

afterEach(() => {
  expect(lock).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  for (const each of Object.values(said)) each.mockReset();
  process.argv = argv;
  process.exitCode = undefined;
});

it.each([
  ['nothing', []],
  ['an unknown verb', ['remove', 'ada@example.org']],
  ['a verb that every object has', ['constructor', 'ada@example.org']],
  ['no address', ['lock']],
  ['one word too many', ['lock', 'ada@example.org', 'eve@example.org']],
])('explains itself when it is given %s', async (_, words) => {
  expect(await run(...words)).toBe(2);
  expect(said.complaint.mock.calls).toEqual([['lock EMAIL']]);
  expect(said.out).not.toHaveBeenCalled();
});

it('explains itself when asked, which is no failure', async () => {
  expect(await run('--help')).toBeUndefined();
  expect(said.out.mock.calls).toEqual([['lock EMAIL']]);
  expect(said.complaint).not.toHaveBeenCalled();
});

it('refuses what is no address', async () => {
  expect(await run('lock', 'ada@')).toBe(1);
  expect(said.complaint.mock.calls).toEqual([['"ada@" is no mail address.']]);
});
