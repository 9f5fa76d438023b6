import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinGenerator, withServer } from '#server.ts';
import { repeat, report } from '#times.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [rounds = 600] = process.argv.slice(2).map(Number);
const dataDir = resolve(root, '.data/bench-dashboards');

const accounts = fillSchool();
await withServer(dataDir, async ({ ask }) => {
  pinGenerator();
  const cookies: string[] = [];
  for (const { email, password } of accounts) {
    const { status, cookie } = await ask('POST', '/auth/sign-in', { email, password });
    if (status !== 200) throw new Error(`signing in answered ${status}`);
    cookies.push(cookie);
  }
  const open = (n: number) => ask.ok('GET', '/dashboards/student?language=en', undefined, cookies[n % cookies.length]);
  for (const cookie of cookies) await ask.ok('POST', '/daily-tasks/generate', { language: 'en' }, cookie);
  await repeat(cookies.length, open);
  report(`dashboards of ${cookies.length} students`, await repeat(rounds, open));
});

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
