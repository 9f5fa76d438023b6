// Runs the server and Vite's dev server side by side; when one ends or Ctrl-C is pressed, both end.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { findNode } from './node-version.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const graceMs = 12_000;
const node = findNode(root);

const programs = [
  start('server', 36, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], '.', {
    // Links in mails lead to the pages being worked on.
    BASE_URL: process.env.BASE_URL || `http://localhost:${process.env.WEB_PORT || 5173}`,
  }),
  start('web', 35, [join(root, 'node_modules/vite/bin/vite.js'), '--clearScreen', 'false'], 'apps/web', {}),
];

let isEnding = false;
for (const program of programs) program.once('exit', (code) => endAll(code ?? 0));
process.on('SIGINT', () => endAll(0));
process.on('SIGTERM', () => endAll(0));

/** @param {number} code */
function endAll(code) {
  if (isEnding) return;
  isEnding = true;
  process.exitCode = code;
  for (const program of programs) program.kill('SIGTERM');
  setTimeout(() => {
    for (const program of programs) program.kill('SIGKILL');
  }, graceMs).unref();
}

/**
 * @param {string} name
 * @param {number} colour an ANSI foreground colour
 * @param {string[]} args
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 */
function start(name, colour, args, folder, env) {
  const program = spawn(node, args, {
    cwd: join(root, folder),
    env: { ...process.env, FORCE_COLOR: '1', ...env },
    // Ctrl-C reaches the terminal's whole group: in its own group, a child is told once, by us.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const prefix = `\u001b[${colour}m${name.padEnd(6)}\u001b[0m │ `;
  for (const stream of [program.stdout, program.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(prefix + line));
  }
  return program;
}
