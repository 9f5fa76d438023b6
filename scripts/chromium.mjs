import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Refusal } from './refusal.mjs';

const candidates = [
  // Chromium without window rendering: the same engine, a quarter less work for the same tests.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A Chromium that starts: the system's, else Playwright's own, else (as root) one from apt.
 *
 * @param {string} root
 * @param {import('./test-parts.mjs').RunNode} runNode
 * @returns {Promise<string>} an absolute path
 */
export async function findChromium(root, runNode) {
  const present = ready(root);
  if (present) return present;
  console.log('No Chromium found; downloading one for the browser tests…');
  await runNode(300, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
  const downloaded = ready(root);
  if (downloaded) return downloaded;
  installWithApt();
  const installed = ready(root);
  if (installed) return installed;
  throw new Refusal(
    'The browser tests need Chromium: none is installed and none could be downloaded.\n' +
      'Install Chromium or Chrome (on Debian: "apt-get install chromium"), or set CHROMIUM_PATH to one.',
  );
}

/** @param {string} root */
function ready(root) {
  const playwrights = () => createRequire(join(root, 'e2e/package.json'))('@playwright/test').chromium.executablePath();
  return [process.env.CHROMIUM_PATH, ...candidates].map(locate).find(canStart) ?? [playwrights()].find(canStart);
}

/** @param {string | undefined} command */
function locate(command) {
  if (!command || command.startsWith('/')) return command;
  return spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' }).stdout.trim();
}

/**
 * The file alone isn't enough: Ubuntu's is a stub without its snap, and a downloaded one can lack libraries.
 *
 * @param {string | undefined} file
 */
function canStart(file) {
  return Boolean(file) && spawnSync(String(file), ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function installWithApt() {
  if (process.getuid?.() !== 0 || !locate('apt-get')) return;
  console.log('Installing Chromium with apt…');
  const options = {
    stdio: /** @type {const} */ ('ignore'),
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update'], options);
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (spawnSync('apt-get', ['install', '-y', name], options).status === 0) return;
}
