import { execFile } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const limitMs = 5_000;

/**
 * Whether the npm registry's name can be resolved at all. npm itself requests every package before it gives up, which
 * takes minutes on an offline computer. Behind a proxy npm has to find out itself.
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

/** The registry that npm itself uses; empty when npm won't say, which it can explain itself. */
async function configuredRegistry() {
  const isWindows = process.platform === 'win32';
  const asked = promisify(execFile)('npm', ['config', 'get', 'registry'], { timeout: limitMs, shell: isWindows });
  return asked.then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
}
