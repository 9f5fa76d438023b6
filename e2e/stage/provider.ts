import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

type ProviderPerson = { sub: string; name: string; email: string; email_verified: boolean };

/**
 * A real OpenID Connect provider, which asks who one is and believes it.
 *
 * @param origin of the site whose people it signs in
 * @returns the settings of a server that uses it
 */
export async function startProvider(origin: string, people: readonly ProviderPerson[]) {
  const script = 'apps/server/src/testing/provider-process.ts';
  const child = spawn(process.execPath, [script, `${origin}/sign-in/provider`, JSON.stringify(people)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  // The library also prints a few lines of advice.
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('{')) {
      const env: Record<string, string> = JSON.parse(line);
      const stop = async () => {
        child.kill();
        await exited;
      };
      return { env, stop };
    }
  }
  throw new Error('the provider ended before it was there');
}
