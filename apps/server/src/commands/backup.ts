import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { writeBackup } from '#db/backup/write-backup.ts';
import { joinDatabase } from '#db/open.ts';
import { systemClock } from '#platform/clock.ts';
import { openWholeFiles } from '#platform/files/open-store.ts';
import { commandLog, runCommand, say } from './run-command.ts';

/** `npm run backup [file]`: every row as of one moment and every file, with or without a running server. */
await runCommand(async (settings, [named]) => {
  const dataDir = resolve(settings.DATA_DIR);
  const now = systemClock.now();
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const file = resolve(named ?? join(dataDir, 'backups', `wordgrove-${stamp}.tar.gz`));
  const database = await joinDatabase({
    databaseUrl: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
    dataDir,
    log: commandLog,
    purpose: 'backup',
    mustExist: true,
  });
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    say(`Backing up ${settings.DATABASE_URL ? 'the database of DATABASE_URL' : dataDir}`);
    const files = await openWholeFiles(settings, dataDir);
    const manifest = await writeBackup({ url: database.url, files, file, now, say });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    say(`Done: ${rows} rows and ${manifest.files.length} files in ${file}`);
  } finally {
    await database.stop();
  }
});
