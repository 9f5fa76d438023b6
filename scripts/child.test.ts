import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runChild } from './child.mjs';
import { isAlive } from './processes.mjs';

const options = { cwd: '.', limitSeconds: 20, show: 'never' } as const;

it('returns how a program ended and what it wrote', async () => {
  const script = 'console.log("out"); console.error("err"); process.exit(3)';
  const { code, output, isOverdue } = await runChild(process.execPath, ['-e', script], options);
  expect({ code, isOverdue }).toEqual({ code: 3, isOverdue: false });
  expect(output.split('\n').sort()).toEqual(['', 'err', 'out']);
});

it('reports a program that could not start, and one that was killed, as having no exit code', async () => {
  const missing = await runChild('no-such-program', [], options);
  expect(missing.code).toBeNull();
  expect(missing.output).toContain('ENOENT');
  const killed = await runChild(process.execPath, ['-e', 'process.kill(process.pid, "SIGKILL")'], options);
  expect(killed.code).toBeNull();
});

it('ends a program that takes too long, together with what that one started', async () => {
  const inner = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log(process.pid)';
  const outer = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(inner)}], { stdio: 'inherit' });`;
  const { code, output, isOverdue } = await runChild(process.execPath, ['-e', outer], { ...options, limitSeconds: 1 });
  expect({ code, isOverdue }).toEqual({ code: null, isOverdue: true });
  await sleep(100);
  expect(isAlive(Number(output))).toBe(false);
});
