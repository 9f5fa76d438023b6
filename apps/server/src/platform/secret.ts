import { constants } from 'node:fs';
import { chmod, copyFile, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingsError } from './env.ts';
import { systemRandom } from './random.ts';

const fileName = 'auth-secret';

/**
 * The secret that sessions are signed with: AUTH_SECRET when it is set, else 256 random bits, made at the first start
 * and kept in `dataDir`, readable by the owner only. Processes that start together get the same one.
 *
 * @throws {SettingsError} when AUTH_SECRET can be guessed, or the kept file is damaged
 */
export async function loadSecret(dataDir: string, fromEnv?: string): Promise<string> {
  if (fromEnv !== undefined) {
    const weakness = weaknessOf(fromEnv);
    if (weakness)
      throw new SettingsError(`AUTH_SECRET ${weakness}. Leave it unset, or make one: openssl rand -base64 32`);
    return fromEnv;
  }
  const file = join(dataDir, fileName);
  const kept = await readKept(file);
  if (kept !== undefined) return kept;
  await makeOnce(dataDir, file);
  const made = await readKept(file);
  if (made === undefined) throw new SettingsError(`${file} can't be read back. Is something else deleting it?`);
  return made;
}

async function readKept(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const secret = text.trim();
  if (weaknessOf(secret)) {
    throw new SettingsError(`${file} is damaged. Delete it and start again: everybody then has to sign in once more`);
  }
  await chmod(file, 0o600);
  return secret;
}

/** Written whole beside its place, then linked into it: a link fails when another process was first, and nobody ever reads half a secret. */
async function makeOnce(dataDir: string, file: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${systemRandom.uuid()}`;
  await writeFile(draft, `${systemRandom.token()}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    await link(draft, file).catch(async (error: unknown) => {
      if (isCode(error, 'EEXIST')) return;
      // Some disks know no links (exFAT); there a plain copy that never overwrites has to do.
      await copyFile(draft, file, constants.COPYFILE_EXCL).catch((failure: unknown) => {
        if (!isCode(failure, 'EEXIST')) throw failure;
      });
    });
  } finally {
    await rm(draft, { force: true });
  }
}

/** What is wrong with a secret, as the end of a sentence; undefined when nothing is. */
function weaknessOf(secret: string): string | undefined {
  if (secret.length < 32) return `is too short: ${secret.length} characters, and it needs at least 32 random ones`;
  const letters = [...secret].map((letter) => letter.codePointAt(0) ?? 0);
  const steps = letters.slice(1).map((letter, index) => letter - (letters[index] ?? 0));
  if (new Set(letters).size < 10 || new Set(steps).size < 10) return "can be guessed: it isn't random";
  if (repeats(secret)) return 'can be guessed: it repeats itself';
  return undefined;
}

function repeats(text: string): boolean {
  const periods = Array.from({ length: Math.floor(text.length / 2) }, (_, index) => index + 1);
  return periods.some((period) => text.slice(period) === text.slice(0, -period));
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
