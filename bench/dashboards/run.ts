import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinGenerator, startServer } from '#live/server-process.ts';
import { call } from '#school/calls.ts';
import { repeat, report } from '#school/times.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [rounds = 600] = process.argv.slice(2).map(Number);
const dataDir = resolve('.data/bench-dashboards');

const accounts = fillSchool();
const server = await startServer(dataDir, 3972);
try {
  pinGenerator();
  const cookies: string[] = [];
  for (const { email, password } of accounts) {
    const { status, cookie } = await call(server.origin, 'POST', '/auth/sign-in', { email, password });
    if (status !== 200) throw new Error(`signing in answered ${status}`);
    cookies.push(cookie);
  }
  const ask = async (n: number) => {
    const cookie = cookies[n % cookies.length];
    const { status } = await call(server.origin, 'GET', '/dashboards/student?language=en', undefined, cookie);
    if (status !== 200) throw new Error(`the dashboard answered ${status}`);
  };
  for (const cookie of cookies) await call(server.origin, 'POST', '/daily-tasks/generate', { language: 'en' }, cookie);
  await repeat(cookies.length, ask);
  report(`dashboards of ${cookies.length} students`, await repeat(rounds, ask));
} finally {
  await server.stop();
}

/** Creates the demo school in the folder on the first run; returns its students' addresses and password. */
function fillSchool(): { email: string; password: string }[] {
  const env = { ...process.env, DATA_DIR: dataDir };
  const demo = spawnSync(process.execPath, ['apps/server/src/commands/demo.ts'], { cwd: root, env, encoding: 'utf8' });
  if (demo.status !== 0) throw new Error(`the demo school wasn't made: ${demo.stderr}`);
  return demo.stdout.split('\n').flatMap((line) => {
    const [role, email, password] = line.split(/\s+/);
    return role === 'student' && email && password ? [{ email, password }] : [];
  });
}
