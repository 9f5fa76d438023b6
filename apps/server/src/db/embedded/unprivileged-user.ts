import { readFile, stat } from 'node:fs/promises';

/** The user and group that PostgreSQL runs as when root starts it; PostgreSQL refuses root. */
export type RunAs = { uid: number; gid: number };

export const isRoot = () => process.getuid?.() === 0;

/** The machine's user `wordgrove` if there is one, else `nobody`. */
export async function findUnprivilegedUser(): Promise<RunAs> {
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '');
  for (const wanted of ['wordgrove', 'nobody']) {
    const [, , uid, gid] = accounts.match(new RegExp(`^${wanted}:.*$`, 'm'))?.[0].split(':') ?? [];
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  return { uid: 65_534, gid: 65_534 };
}

/** The owner of an existing data folder; PostgreSQL insists on being that user. */
export async function ownerOf(folder: string): Promise<RunAs> {
  const { uid, gid } = await stat(folder);
  return { uid, gid };
}
