import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findProjects } from './test-parts.mjs';

/** Runs a script as somebody does who types "node …" and has an older Node than the packages bring. */
function byHand(script: string, ...words: string[]) {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')));
  const env = { ...process.env, PATH: path.join(delimiter) };
  const { status, stderr } = spawnSync('node', [script, ...words], { encoding: 'utf8', env });
  return { status, stderr };
}

it('can be started by hand on the Node of the system', () => {
  const { status, stderr } = byHand('scripts/test.mjs', 'nonsense');
  expect(stderr).toMatch(/^Unknown part: nonsense\. The parts are: types, lint/);
  expect(status).toBe(2);
});

it('says what to do when nothing is installed yet', () => {
  const root = mkdtempSync(join(tmpdir(), 'by-hand-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync('scripts', join(root, 'scripts'), { recursive: true });
  const { status, stderr } = byHand(join(root, 'scripts/test.mjs'), 'lint');
  expect(stderr).toBe('Nothing is installed yet: "npm test" does that first, and then runs everything.\n');
  expect(status).toBe(1);
});

it('finds the projects to check', () => {
  const projects = findProjects('.');
  for (const project of [
    'tsconfig.json',
    'e2e/tsconfig.json',
    'apps/web/tsconfig.json',
    'packages/contract/tsconfig.json',
  ])
    expect(projects).toContain(project);
  expect(projects.join()).not.toContain('node_modules');
});
