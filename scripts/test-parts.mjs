import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { countDownloads, countPlaywright, countVitest, judgeRun } from './reports.mjs';

/** @typedef {import('./reports.mjs').Report} Report */
/** @typedef {(limitSeconds: number, args: string[], options?: RunOptions) => Promise<import('./child.mjs').Outcome>} RunNode */
/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: 'live' | 'never', givesWay?: boolean }} RunOptions */
/** @typedef {{ root: string, runNode: RunNode, say: (text: string) => void }} Bench */

/**
 * Every part of the test run, in order; each returns its own counts.
 *
 * @type {Record<string, (bench: Bench) => Promise<Report>>}
 */
export const parts = {
  types: checkTypes,
  lint,
  architecture: (bench) => vitest(bench, ['architecture'], { limitSeconds: 240, show: 'never' }),
  unit: (bench) => vitest(bench, ['unit', 'web'], { limitSeconds: 900, show: 'never', givesWay: true }),
  api: (bench) => vitest(bench, ['api'], { limitSeconds: 1_800, show: 'live' }),
  component,
  downloads,
  e2e,
};

// The checker is written in Go; a fifth of its time goes into collecting memory that it soon returns as a whole.
const seldomCollecting = { ...process.env, GOGC: '200' };

/**
 * TypeScript over every tsconfig.json, each with its own environment (a browser, Node, neither): one test each.
 *
 * @param {Bench} bench
 */
async function checkTypes({ root, runNode, say }) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const project of findProjects(root)) {
    const args = [
      join(root, 'node_modules/typescript/bin/tsc'),
      ...(process.stdout.isTTY ? ['--pretty'] : []),
      // By itself it starts four, which check what they share four times: twice the work for two cores that others use.
      '--checkers',
      '1',
      '-p',
      join(root, project),
    ];
    const { code, output } = await runNode(300, args, { show: 'never', env: seldomCollecting });
    if (output.includes('TS18003')) continue; // No file of TypeScript yet.
    counts[code === 0 ? 'passed' : 'failed'] += 1;
    if (code !== 0) say(`types: ${project}\n${output}`);
  }
  return counts;
}

/**
 * The path of every tsconfig.json in our folders. Doesn't use Node's own glob, which Node 20 lacks.
 *
 * @param {string} root
 */
export function findProjects(root) {
  const foldersIn = (/** @type {string} */ folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
      .map((entry) => join(folder, entry.name));
  const members = ['apps', 'packages'].flatMap(foldersIn);
  return ['.', 'e2e', 'bench', ...members, ...members.flatMap(foldersIn)]
    .map((folder) => join(folder, 'tsconfig.json'))
    .filter((file) => existsSync(join(root, file)))
    .sort();
}

/**
 * Biome (format and lint), then knip (unused files, exports and dependencies): two tests.
 *
 * @param {Bench} bench
 */
async function lint({ root, runNode, say }) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const tools = {
    biome: [
      join(root, 'node_modules/@biomejs/biome/bin/biome'),
      'ci',
      '--error-on-warnings',
      `--colors=${process.stdout.isTTY ? 'force' : 'off'}`,
      '.',
    ],
    knip: [join(root, 'node_modules/knip/bin/knip.js'), '--no-progress'],
  };
  for (const [name, args] of Object.entries(tools)) {
    const { code, output } = await runNode(300, args, { show: 'never' });
    counts[code === 0 ? 'passed' : 'failed'] += 1;
    if (code !== 0) say(`lint: ${name}\n${output}`);
  }
  return counts;
}

/**
 * @param {Bench} bench
 * @param {string[]} projects of vitest.config.ts; the first one names the report
 * @param {RunOptions & { limitSeconds: number }} options what isn't shown is told only when it failed
 */
async function vitest({ root, runNode, say }, projects, { limitSeconds, env = process.env, ...options }) {
  const part = projects[0] ?? '';
  const report = emptyReport(root, part);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...projects.map((name) => `--project=${name}`),
    ...reporters,
  ];
  // Servers and commands that tests start read what earlier ones have compiled, as `npm start` does.
  const compiled = join(root, 'node_modules/.cache/node');
  const { code, output } = await runNode(limitSeconds, args, {
    ...options,
    env: { NODE_COMPILE_CACHE: compiled, ...env },
  });
  if (code !== 0 && output) say(`${part}\n${output}`);
  return judgeRun(existsSync(report) ? countVitest(report) : undefined, code);
}

/** @param {Bench} bench */
async function component(bench) {
  const chromium = await findChromium(bench.root, bench.runNode);
  const env = { ...process.env, CHROMIUM_PATH: chromium };
  // Pictures of earlier failures.
  rmSync(join(bench.root, 'test-results/component'), { recursive: true, force: true });
  return vitest(bench, ['component'], { limitSeconds: 1_500, show: 'live', env });
}

/**
 * What a first visit and each further screen download from the built web app, each page against its limit: a test each.
 *
 * @param {Bench} bench
 */
async function downloads({ root, runNode, say }) {
  const build = await runNode(600, [join(root, 'scripts/prepare.mjs'), '--build']);
  if (build.code !== 0) return judgeRun(undefined, build.code);
  const { code, output } = await runNode(60, [join(root, 'bench/first-load.mjs')], { show: 'never' });
  if (code !== 0) say(`downloads\n${output}`);
  return judgeRun(countDownloads(output), code);
}

/** @param {Bench} bench */
async function e2e({ root, runNode }) {
  const build = await runNode(600, [join(root, 'scripts/prepare.mjs'), '--build']);
  if (build.code !== 0) return judgeRun(undefined, build.code);
  const chromium = await findChromium(root, runNode);
  const report = emptyReport(root, 'e2e');
  const args = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json'];
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: chromium };
  const { code } = await runNode(1_500, args, { cwd: join(root, 'e2e'), env });
  return judgeRun(existsSync(report) ? countPlaywright(report) : undefined, code);
}

/**
 * @param {string} root
 * @param {string} part
 */
function emptyReport(root, part) {
  const report = join(root, 'test-results', `${part}.json`);
  mkdirSync(join(root, 'test-results'), { recursive: true });
  rmSync(report, { force: true });
  return report;
}
