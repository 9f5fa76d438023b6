import { diskFull, folderNotWritable, StartRefused } from '#db/start-refused.ts';

export type StartFailure = 'port-taken' | 'still-there' | 'other';

/** Why a postmaster failed to start, from its output; the first two kinds pass by themselves. */
export function kindOfFailure(written: string): StartFailure {
  if (/could not bind|Address already in use|could not create any TCP\/IP sockets/i.test(written)) return 'port-taken';
  if (/lock file "postmaster\.pid" already exists|pre-existing shared memory block/i.test(written))
    return 'still-there';
  return 'other';
}

/** The error message for a database that doesn't start, from PostgreSQL's output. */
export function refusalForOutput(written: string, folder: string, logFile?: string): StartRefused {
  if (/No space left on device|Disk quota exceeded/i.test(written)) return diskFull(folder);
  if (/Permission denied|Read-only file system/i.test(written)) return folderNotWritable(folder);
  const nameless = /could not look up effective user ID (\d+)/.exec(written)?.[1];
  if (nameless) {
    return new StartRefused(
      `PostgreSQL must run as a user that this machine knows, and number ${nameless} has no name here. Start as a user with an entry in /etc/passwd, or set DATABASE_URL.`,
    );
  }
  if (kindOfFailure(written) === 'still-there') {
    return new StartRefused(
      `Another PostgreSQL still uses ${folder} and didn't stop when asked. End it (its process id is the first line of postmaster.pid in there) and start again.`,
    );
  }
  const lastWords = written.trim().split('\n').slice(-3).join(' / ');
  const where = logFile ? ` Its log: ${logFile}` : '';
  return new StartRefused(
    `The built-in database in ${folder} didn't start: ${lastWords || 'it said nothing'}.${where}`,
  );
}
