import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './refusal.mjs';

const requiredMajor = 24;

/**
 * The Node that runs the server, the build and the tests: the one installed with the packages, else the one on PATH.
 * Refuses one older than 24.
 *
 * @param {string} root
 * @returns {string} an absolute path
 */
export function findNode(root) {
  const bundled = join(root, 'node_modules/.bin/node');
  if (existsSync(bundled)) {
    if (realpathSync(bundled) === process.execPath) return bundled;
    if (spawnSync(bundled, ['--version']).status === 0) return bundled;
    // On Alpine the bundled Node can't start, and npm's PATH would still find it before the system's.
    rmSync(bundled);
  }
  refuseOldNode();
  return process.execPath;
}

/**
 * Where no Node comes with the packages (on a Mac), refuses an old Node before minutes go into an install.
 *
 * @param {string} root
 */
export function refuseOldNodeWithoutBundled(root) {
  const { optionalDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const os = process.platform === 'win32' ? 'win' : process.platform;
  if (!(`node-${os}-${process.arch}` in optionalDependencies)) refuseOldNode();
}

function refuseOldNode() {
  if (Number.parseInt(process.versions.node, 10) >= requiredMajor) return;
  throw new Refusal(
    `Wordgrove needs Node ${requiredMajor} or newer, and this is Node ${process.versions.node}.\n` +
      `For this computer (${process.platform}, ${process.arch}) none comes with the packages: please install it from\n` +
      `https://nodejs.org or with "brew install node@${requiredMajor}", then run the same command again.`,
  );
}
