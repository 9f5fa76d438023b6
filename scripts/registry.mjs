import { execFile } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const limitMs = 5_000;

/**
 * Whether the npm registry's name can be looked up at all. npm itself asks for every package before it gives up, which
 * takes minutes on a computer that is offline. Behind a proxy the answer is left to npm.
 *
 * @param {NodeJS.ProcessEnv} env as npm sets it for its scripts
 */
export async function isRegistryKnown(env) {
  const proxies = [
    'npm_config_proxy',
    'npm_config_https_proxy',
    'https_proxy',
    'HTTPS_PROXY',
    'http_proxy',
    'HTTP_PROXY',
  ];
  if (proxies.some((name) => env[name])) return true;
  const address = env.npm_config_registry || (await configuredRegistry());
  if (!URL.canParse(address)) return true;
  const answer = lookup(new URL(address).hostname).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, sleep(limitMs, false, { ref: false })]);
}

/** What npm itself uses; empty when it won't say, which is then npm's own to explain. */
async function configuredRegistry() {
  const isWindows = process.platform === 'win32';
  const asked = promisify(execFile)('npm', ['config', 'get', 'registry'], { timeout: limitMs, shell: isWindows });
  return asked.then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
}
