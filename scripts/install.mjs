import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runChild } from './child.mjs';
import { explainFailedInstall } from './install-errors.mjs';
import { withLock } from './lock.mjs';
import { isInstalled } from './lockfile.mjs';
import { refuseOldNodeWithoutBundled } from './node-version.mjs';
import { Refusal } from './refusal.mjs';
import { isRegistryKnown } from './registry.mjs';

const stillWorkingMs = 15_000;
const limitSeconds = 1_800;

/**
 * Installs exactly what package-lock.json says, unless node_modules already holds it.
 *
 * @param {string} root
 */
export async function ensurePackages(root) {
  const wanted = fingerprint(root);
  if (readStamp(root) === wanted) return;
  refuseOldNodeWithoutBundled(root);
  await withLock(root, 'Another start is installing packages; waiting for it…', async () => {
    if (readStamp(root) === wanted) return;
    if (!matchesLockfile(root)) await runNpmCi(root);
    writeFileSync(stampFile(root), wanted);
  });
}

/**
 * The platform counts too: a node_modules folder copied from another kind of computer lacks its native parts.
 *
 * @param {string} root
 */
function fingerprint(root) {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  return `${process.platform}-${process.arch} ${createHash('sha256').update(lockfile).digest('hex')}\n`;
}

/** @param {string} root */
function stampFile(root) {
  return join(root, 'node_modules/.wordgrove-install');
}

/** @param {string} root */
function readStamp(root) {
  try {
    return readFileSync(stampFile(root), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Whether somebody ran npm by hand and its record matches the lockfile; then nothing is installed again.
 *
 * @param {string} root
 */
function matchesLockfile(root) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const asked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  return isInstalled(asked, present, { os: process.platform, cpu: process.arch, libc: libcOf() });
}

/** The C library of a Linux system, for which some packages come in two variants. */
function libcOf() {
  if (process.platform !== 'linux') return undefined;
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/** @param {string} root */
async function runNpmCi(root) {
  console.log('Installing packages… (the first time this takes a minute or two)');
  let waited = 0;
  const progress = setInterval(() => {
    waited += stillWorkingMs / 1000;
    console.log(`  … still installing (${waited} s)`);
  }, stillWorkingMs);
  const { code, output, seconds } = await npm(root, [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    // Offline, everything may still be in npm's own cache.
    (await isRegistryKnown(process.env)) ? '--prefer-offline' : '--offline',
    '--loglevel=error',
    '--no-progress',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=10000',
  ]);
  clearInterval(progress);
  if (code !== 0) throw new Refusal(explainFailedInstall(output));
  console.log(`Packages installed (${Math.round(seconds)} s).`);
}

/**
 * npm runs on the Node that started us and never on the one in node_modules, which it is about to remove.
 *
 * @param {string} root
 * @param {string[]} args
 */
function npm(root, args) {
  const { npm_execpath: npmFile, npm_node_execpath: npmNode, PATH = '' } = process.env;
  const isOurs = (/** @type {string} */ folder) => folder.endsWith(join('node_modules', '.bin'));
  const path = PATH.split(delimiter).filter((folder) => !isOurs(folder));
  const options = {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    limitSeconds,
    show: /** @type {const} */ ('never'),
  };
  return npmFile?.endsWith('npm-cli.js') && npmNode
    ? runChild(npmNode, [npmFile, ...args], options)
    : runChild('npm', args, options);
}
