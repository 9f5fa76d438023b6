import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canPin } from '#server.ts';
import { processorTime } from '#times.ts';

export type Target = {
  origin: string;
  /** Process id of the answering process. */
  pid: number;
  method: 'GET' | 'POST' | 'PUT';
  paths: string[];
  headers: Record<string, string>[];
  body?: string;
};

/**
 * Whether wrk is installed; without it no speed can be measured, since a generator in JavaScript is itself the limit.
 */
export function hasWrk(): boolean {
  return spawnSync('wrk', ['--version']).error === undefined;
}

/**
 * `microseconds`: the processor time a request cost the answering process, independent of other work on the machine.
 */
export type Figure = { perSecond: number; microseconds: number };

/**
 * Uses 16 connections from one thread. Request n goes to the n-th of `paths` with the n-th of `headers`, starting over
 * after the last. `body` is a Lua expression for the request's body, using `i`, its position in the list from 1, and
 * `round`, the current lap from 1.
 *
 * @throws when an answer was refused or lost
 */
export function measure({ origin, pid, method, paths, headers, body = 'nil' }: Target, seconds: number): Figure {
  const script = join(mkdtempSync(join(tmpdir(), 'wrk-')), 'requests.lua');
  const lua = headers.map((each) =>
    list(Object.entries(each).map(([key, value]) => `[${quoted(key)}]=${quoted(value)}`)),
  );
  writeFileSync(
    script,
    `local paths = ${list(paths.map(quoted))}
local headers = ${list(lua)}
-- wrk asks for one request that it doesn't send.
local n, count = -1, math.max(#paths, #headers)
function request()
  local i, round = math.max(n, 0) % count + 1, math.floor(n / count) + 1
  n = n + 1
  return wrk.format('${method}', paths[(i - 1) % #paths + 1], headers[(i - 1) % #headers + 1], ${body})
end
function done(summary)
  local errors = summary.errors
  io.write(string.format('n=%d refused=%d lost=%d\\n', summary.requests, errors.status,
    errors.connect + errors.read + errors.write + errors.timeout))
end
`,
  );
  const before = processorTime(pid);
  const command = ['wrk', '-t1', '-c16', `-d${seconds}s`, '-s', script, origin];
  const [program = '', ...args] = canPin ? ['taskset', '-c', '1', ...command] : command;
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, n, refused, lost] = /n=(\d+) refused=(\d+) lost=(\d+)/.exec(stdout) ?? [];
  if (!perSecond || refused !== '0' || lost !== '0') throw new Error(`${paths[0]}: ${stdout} ${stderr}`);
  return { perSecond, microseconds: (processorTime(pid) - before) / Number(n) };
}

const quoted = (text: string) => JSON.stringify(text);
const list = (items: string[]) => `{${items.join(',')}}`;
