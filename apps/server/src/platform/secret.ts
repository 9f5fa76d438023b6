import { constants } from 'node:fs';
import { chmod, copyFile, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingsError } from './env.ts';
import { systemRandom } from './random.ts';
import { weaknessOf } from './secret-strength.ts';

const fileName = 'auth-secret';

/**
 * The secret for signing sessions: AUTH_SECRET when it is set, else 256 random bits, made at the first start and stored
 * in `dataDir`, readable by the owner only. Processes that start together get the same one.
 *
 * @throws {SettingsError} when the stored file is damaged
 */
export async function loadSecret(dataDir: string, fromEnv?: string): Promise<string> {
  if (fromEnv !== undefined) return fromEnv;
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

/**
 * Written completely to a draft, then linked to its name: the link fails when another process was first, and nobody
 * ever reads half a secret.
 */
async function makeOnce(dataDir: string, file: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${systemRandom.uuid()}`;
  await writeFile(draft, `${systemRandom.token()}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    await link(draft, file).catch(async (error: unknown) => {
      if (isCode(error, 'EEXIST')) return;
      // Some file systems have no links (exFAT); there a plain copy that never overwrites has to do.
      await copyFile(draft, file, constants.COPYFILE_EXCL).catch((failure: unknown) => {
        if (!isCode(failure, 'EEXIST')) throw failure;
      });
    });
  } finally {
    await rm(draft, { force: true });
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
