import { chmod, chown, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const detailsSchema = z.object({
  /** The folder of the database. */
  home: z.string(),
  /** Real path of the data folder that it belongs to. */
  dataDir: z.string(),
  /** The process that has it open; absent after a clean stop, left over after a kill. */
  running: z
    .object({
      pid: z.number().int(),
      purpose: z.string(),
      serverPort: z.number().int().optional(),
      databasePort: z.number().int().optional(),
    })
    .optional(),
});

export type Details = z.infer<typeof detailsSchema>;

const pathIn = (dataDir: string) => join(dataDir, 'database.json');

/** The details of a data folder's database; undefined when there are none (or none readable). */
export async function readDetails(dataDir: string): Promise<Details | undefined> {
  const text = await readFile(pathIn(dataDir), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return detailsSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Replaces the file atomically, so nobody reads half of it. */
export async function writeDetails(details: Details): Promise<void> {
  const path = pathIn(details.dataDir);
  await writeFile(`${path}.new`, `${JSON.stringify(details, null, 2)}\n`, { mode: 0o600 });
  await chmod(`${path}.new`, 0o600);
  await giveToOwnerOf(details.dataDir, `${path}.new`);
  await rename(`${path}.new`, path);
}

/** Root may run in another user's folder: the files left there must stay readable for that user. */
export async function giveToOwnerOf(folder: string, file: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const owner = await stat(folder);
  await chown(file, owner.uid, owner.gid).catch(() => undefined);
}
