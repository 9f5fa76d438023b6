// Runs the named parts of the test suite, or all of them, and ends with one line of counts. Started by hand it may run
// on Node 20 itself; what it starts runs on the packages' Node.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endChildrenWithUs, runChild } from './child.mjs';
import { findNode } from './node-version.mjs';
import { Refusal } from './refusal.mjs';
import { addUp, countLine, failureLines, flakyLines, slowestLines } from './reports.mjs';
import { temporaryFolder } from './temporary-folder.mjs';
import { parts } from './test-parts.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const deadline = performance.now() + 55 * 60 * 1000;
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. The parts are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const node = usableNode();
endChildrenWithUs();
// After that, so that whoever still writes there has ended before it is removed.
const temporary = temporaryFolder();
/** @type {Map<string, { name: string, counts: import('./reports.mjs').Report, seconds: string }>} */
const done = new Map();
const names = Object.keys(parts).filter((name) => chosen.length === 0 || chosen.includes(name));
// The single page of the component tests waits for a part of its time, so it shares the cores with the other parts. A
// third lane would cost more than it gains: programs that take turns on a core lose what its caches hold.
await Promise.all([runTogether('component'), runOthers()]);
const results = names.flatMap((name) => done.get(name) ?? []);

console.log('\nThe ten files that took longest:');
for (const line of slowestLines(results, 10)) console.log(line);
console.log('');
for (const line of [...flakyLines(results), ...failureLines(results)]) console.log(line);
for (const { name, counts, seconds } of results) {
  console.log(`${counts.failed > 0 ? '✗' : '✓'} ${name.padEnd(13)} ${countLine(counts).padEnd(36)} ${seconds} s`);
}
const failed = results.filter(({ counts }) => counts.failed > 0).map(({ name }) => name);
if (failed.length > 0)
  console.log(`\nFailed: ${failed.join(', ')}. Again on its own: node scripts/test.mjs ${failed[0]}`);
console.log('');
console.log(countLine(addUp(results.map(({ counts }) => counts))));
process.exitCode = failed.length > 0 ? 1 : 0;

/** The Node to test with; exits with a message where there is none. */
function usableNode() {
  try {
    if (existsSync(join(root, 'node_modules'))) return findNode(root);
    console.error('Nothing is installed yet: "npm test" does that first, and then runs everything.');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
  }
  process.exit(1);
}

async function runOthers() {
  await runTogether('types', 'lint', 'architecture');
  await runTogether('api');
  await runTogether('downloads');
  // Journeys wait for each other's pages, so a quarter of the cores' time is free beside them.
  await runTogether('e2e', 'unit');
}

/** @param {string[]} some parts; those that aren't wanted are left out */
async function runTogether(...some) {
  await Promise.all(some.filter((name) => names.includes(name)).map(run));
}

/** @param {string} name */
async function run(name) {
  const startedAt = performance.now();
  console.log(`── ${name}`);
  const counts = await countsOf(name);
  done.set(name, { name, counts, seconds: ((performance.now() - startedAt) / 1000).toFixed(1) });
}

/**
 * The counts of one part; whatever goes wrong inside is a failure of that part only.
 *
 * @param {string} name
 */
async function countsOf(name) {
  try {
    return (await parts[name]?.({ root, runNode, say: console.log })) ?? { passed: 0, failed: 1, skipped: 0 };
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/**
 * Runs Node with our tools on its PATH, and ends it when its own time limit or that of the whole run is over.
 *
 * @type {import('./test-parts.mjs').RunNode}
 */
async function runNode(limitSeconds, args, { cwd = root, env = process.env, show = 'live', ...options } = {}) {
  const left = Math.max(1, (deadline - performance.now()) / 1000);
  const seconds = Math.min(limitSeconds, left);
  const path = `${join(root, 'node_modules/.bin')}:${env.PATH ?? ''}`;
  const outcome = await runChild(node, args, {
    ...options,
    cwd,
    // What is started repeatedly, such as servers, needn't be compiled again.
    env: {
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      ...env,
      ...(temporary ? { TMPDIR: temporary } : {}),
      PATH: path,
    },
    limitSeconds: seconds,
    show,
  });
  if (outcome.isOverdue) console.error(`Ended after ${Math.round(seconds)} s: it took too long.`);
  return outcome;
}
