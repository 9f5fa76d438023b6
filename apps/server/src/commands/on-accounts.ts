import { ORPCError } from '@orpc/server';
import { loginSchema } from '@wordgrove/contract/sign-in-fields';
import { StartRefused } from '#db/start-refused.ts';
import { tellOnly } from '#features/live/service.ts';
import type { Administration } from '#flows/administer.ts';
import { administration } from '#flows/administer.ts';
import { systemClock } from '#platform/clock.ts';
import { baseUrl } from '#platform/env.ts';
import { systemRandom } from '#platform/random.ts';
import { runCommand } from './run-command.ts';
import { withDatabase } from './with-database.ts';

/** `base` is the base URL of the running server's links. */
type Work = (on: Administration, login: string, base: string) => Promise<void>;

/**
 * Runs `<verb> <LOGIN>`, an address or a sign-in name. An unknown verb or a wrong number of words prints the usage and exits with code 2; a verb in
 * `anyText` takes any text, or none, in place of an address.
 */
export async function runOnAccounts(
  usage: string,
  verbs: Record<string, Work>,
  anyText: readonly string[] = [],
): Promise<void> {
  const [verb = '', given, ...rest] = process.argv.slice(2);
  if (['help', '--help', '-h'].includes(verb)) return console.log(usage);
  const work = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  const isFree = anyText.includes(verb);
  if (!work || rest.length > 0 || (given === undefined && !isFree)) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  await runCommand(async (settings) => {
    const login = isFree ? (given ?? '') : readLogin(given ?? '');
    await withDatabase(settings, verb, async (db, serverPort) => {
      const on = administration({ db, clock: systemClock, random: systemRandom, tell: tellOnly });
      await work(on, login, baseUrl(settings, serverPort)).catch((error: unknown) => {
        throw refusalFor(error, login);
      });
    });
  });
}

function readLogin(given: string): string {
  const login = loginSchema.safeParse(given);
  if (login.success) return login.data;
  throw new StartRefused(`"${given}" is no mail address.`);
}

function refusalFor(error: unknown, login: string): unknown {
  const code = error instanceof ORPCError ? error.code : undefined;
  if (code === 'not-found') {
    const kind = login.includes('@') ? 'address' : 'sign-in name';
    return new StartRefused(`There is no account with the ${kind} ${login}.`);
  }
  if (code === 'profile-not-found') return new StartRefused(`The registration of ${login} was never completed.`);
  return error;
}
