import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runChild } from './child.mjs';
import { isAlive } from './processes.mjs';

const options = { cwd: '.', limitSeconds: 20, show: 'never' } as const;

/** A killed process lets go of its pipes a moment before it is gone. */
const hasEnded = (pid: number) => expect.poll(() => isAlive(pid)).toBe(false);

it("returns a program's exit code and output", async () => {
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

it('lets a program have only what the others leave, where it is to give way', async () => {
  // It may start before it is told.
  const script = `
    const { getPriority } = require('node:os');
    const { accessSync, constants, readFileSync } = require('node:fs');
    const session = () => {
      try { accessSync('/proc/self/autogroup', constants.W_OK) } catch { return 10 }
      return Number(readFileSync('/proc/self/autogroup', 'utf8').split('nice')[1]);
    };
    setInterval(() => getPriority() === 10 && session() === 10 && process.exit(7), 10);`;
  const { code } = await runChild(process.execPath, ['-e', script], { ...options, givesWay: true });
  expect(code).toBe(7);
});

it('ends a program that takes too long, together with what that one started', async () => {
  // Shells, since they have started by then even on a busy machine.
  const outer = `sh -c "trap '' TERM; exec sleep 60" & echo $!; wait`;
  const { code, output, isOverdue } = await runChild('sh', ['-c', outer], { ...options, limitSeconds: 3 });
  expect({ code, isOverdue }).toEqual({ code: null, isOverdue: true });
  await hasEnded(Number(output));
});

describe('a process that runs a program', () => {
  const stubborn = 'process.on("SIGTERM", () => {}); console.log("pid " + process.pid); setInterval(() => {}, 1000)';
  const script = `
    import { endChildrenWithUs, runChild } from ${JSON.stringify(join(import.meta.dirname, 'child.mjs'))};
    endChildrenWithUs({ withParent: true });
    console.log('own ' + process.pid);
    await runChild(process.execPath, ['-e', ${JSON.stringify(stubborn)}], { cwd: '.', limitSeconds: 60, show: 'live' });
    console.log('went on');`;

  /** As npm does it: a shell that has something else to do afterwards. */
  async function started() {
    const shell = spawn('sh', ['-c', '"$NODE" --input-type=module -e "$SCRIPT" && echo done'], {
      env: { ...process.env, NODE: process.execPath, SCRIPT: script },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    shell.stdout.setEncoding('utf8').on('data', (chunk) => {
      said += chunk;
    });
    const closed = once(shell.stdout, 'close');
    const ids = () => /^own (\d+)\npid (\d+)\n$/.exec(said)?.slice(1).map(Number) ?? [];
    await expect.poll(ids).toHaveLength(2);
    const [own = 0, program = 0] = ids();
    return { shell, closed, own, program, lines: () => said.trim().split('\n').length };
  }

  it('ends with it when the shell that waits for both is ended', async () => {
    const { shell, closed, program, lines } = await started();
    shell.kill('SIGTERM');
    await closed;
    await hasEnded(program);
    expect(lines()).toBe(2);
  });

  it('ends with it when it is told to, and goes on with nothing', async () => {
    const { closed, own, program, lines } = await started();
    process.kill(own, 'SIGINT');
    await closed;
    await hasEnded(program);
    expect(lines()).toBe(2);
  });
});
