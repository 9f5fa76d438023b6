import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { runChild } from './child.mjs';
import { withLock } from './lock.mjs';
import { Refusal } from './refusal.mjs';
import { buildFlags, fingerprintWebInputs } from './web-inputs.mjs';

const limitSeconds = 600;

/**
 * Builds the web app into apps/web/dist when its inputs have changed since the last build. A running server sees the
 * old build or the new one, never half of one.
 *
 * @param {string} root
 * @param {string} node the Node to build with
 */
export async function ensureWebBuild(root, node) {
  if (builtFrom(root) === fingerprint(root)) return;
  await withLock(root, 'Another start is building the web app; waiting for it…', async () => {
    // Taken before the build: edits made meanwhile are built by the next start.
    const wanted = fingerprint(root);
    if (builtFrom(root) !== wanted) await build(root, node, wanted);
  });
}

/** @param {string} root */
function fingerprint(root) {
  return fingerprintWebInputs(root, buildFlags(process.env));
}

/** @param {string} root */
function builtFrom(root) {
  const dist = join(root, 'apps/web/dist');
  const stamp = join(dist, '.built-from');
  return existsSync(stamp) && existsSync(join(dist, 'index.html')) ? readFileSync(stamp, 'utf8') : undefined;
}

/**
 * @param {string} root
 * @param {string} node
 * @param {string} wanted
 */
async function build(root, node, wanted) {
  const web = join(root, 'apps/web');
  removeLeftovers(web);
  const fresh = join(web, `dist-new-${process.pid}.local`);
  mkdirSync(fresh, { recursive: true });
  console.log('Building the web app…');
  const vite = realpathSync(join(root, 'node_modules/.bin/vite'));
  const { code, output, seconds, isOverdue } = await runChild(
    node,
    [vite, 'build', '--outDir', fresh, '--emptyOutDir'],
    {
      cwd: web,
      env: environment(root),
      limitSeconds,
      show: 'never',
    },
  );
  if (code !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Refusal(
      `${output.trimEnd()}\n\nThe web app could not be built${isOverdue ? ` within ${limitSeconds} s` : ''}; see above.`,
    );
  }
  writeFileSync(join(fresh, '.built-from'), wanted);
  swapIn(web, fresh);
  console.log(`Web app built (${Math.round(seconds)} s).`);
}

/** @param {string} root */
function environment(root) {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_'));
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
  return { ...Object.fromEntries(others), ...buildFlags(process.env), NODE_ENV: 'production', PATH: path };
}

/**
 * @param {string} web
 * @param {string} fresh
 */
function swapIn(web, fresh) {
  const dist = join(web, 'dist');
  const old = join(web, `dist-old-${process.pid}.local`);
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(fresh, dist);
  rmSync(old, { recursive: true, force: true });
}

/** @param {string} web */
function removeLeftovers(web) {
  for (const name of readdirSync(web)) {
    if (/^dist-(new|old)-\d+\.local$/.test(name)) rmSync(join(web, name), { recursive: true, force: true });
  }
}
