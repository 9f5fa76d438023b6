import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {Record<string, { seen: string, hash: string }>} Known file → its stamp from `lstat`, and its content */

const roots = [
  'apps/web',
  'apps/server/NOTICE.txt',
  'apps/server/NOTICE-database.txt',
  'packages',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/web-build.mjs',
];
const isLeftOut = (/** @type {string} */ name) =>
  name === 'node_modules' || name === 'dist' || /^dist-(new|old)-|\.test\.tsx?$|\.tsbuildinfo$/.test(name);

/**
 * One hash over everything the web app is built from: sources, packages, lockfile and build flags. A file with
 * unchanged size, times and inode isn't read again.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} flags the environment as the build will see it
 */
export function fingerprintWebInputs(root, flags) {
  const known = readKnown(root);
  /** @type {Known} */
  const current = {};
  for (const path of roots) collect(root, path, known, current);
  if (JSON.stringify(known) !== JSON.stringify(current)) writeKnown(root, current);
  const hash = createHash('sha256').update(JSON.stringify(flags));
  for (const path of Object.keys(current).sort()) hash.update(`\n${path} ${current[path]?.hash}`);
  return hash.digest('hex');
}

/**
 * The variables that Vite puts into the app. An empty one counts as unset.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function buildFlags(env) {
  return Object.fromEntries(
    Object.entries(env)
      .filter(([name, value]) => name.startsWith('VITE_') && value)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/**
 * @param {string} root
 * @param {string} path
 * @param {Known} known
 * @param {Known} current
 */
function collect(root, path, known, current) {
  const stats = lstatSync(join(root, path), { throwIfNoEntry: false });
  if (stats?.isDirectory()) {
    for (const name of readdirSync(join(root, path))) {
      if (!isLeftOut(name)) collect(root, `${path}/${name}`, known, current);
    }
  } else if (stats?.isFile()) {
    // Programs can't set the change time, so a file put back with its old times is still noticed.
    const seen = [stats.size, stats.mtimeMs, stats.ctimeMs, stats.ino].join(' ');
    const before = known[path];
    current[path] = before?.seen === seen ? before : { seen, hash: hashFile(join(root, path)) };
  }
}

/** @param {string} file */
function hashFile(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** @param {string} root */
function knownFile(root) {
  return join(root, 'node_modules/.cache/wordgrove/web-inputs.json');
}

/**
 * @param {string} root
 * @returns {Known}
 */
function readKnown(root) {
  try {
    return JSON.parse(readFileSync(knownFile(root), 'utf8'));
  } catch {
    return {};
  }
}

/**
 * @param {string} root
 * @param {Known} known
 */
function writeKnown(root, known) {
  mkdirSync(dirname(knownFile(root)), { recursive: true });
  writeFileSync(knownFile(root), JSON.stringify(known));
}
