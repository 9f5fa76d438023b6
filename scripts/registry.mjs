import { lookup } from 'node:dns/promises';
import { setTimeout as sleep } from 'node:timers/promises';

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
  const { hostname } = new URL(env.npm_config_registry || 'https://registry.npmjs.org/');
  const answer = lookup(hostname).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, sleep(limitMs, false, { ref: false })]);
}
