import { resolve } from 'node:path';
import { checkArchive } from '#db/backup/check-archive.ts';
import { restoreBackup } from '#db/backup/restore-backup.ts';
import { migrationsFolder } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { StartRefused } from '#db/start-refused.ts';
import { openWholeFiles } from '#platform/files/open-store.ts';
import { commandLog, runCommand, say } from './run-command.ts';

/** `npm run restore <file>`: fills an empty DATA_DIR or DATABASE_URL from a backup, with no server running. */
await runCommand(async (settings, [named]) => {
  if (!named) throw new StartRefused('Which backup? npm run restore <file>');
  const dataDir = resolve(settings.DATA_DIR);
  const file = resolve(named);
  // Checked before a database is made for it; `restoreBackup` checks again.
  await checkArchive(file);
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
    dataDir,
    log: commandLog,
    purpose: 'restore',
  });
  try {
    const { madeAt, tables } = await restoreBackup({
      url: database.url,
      files: await openWholeFiles(settings, dataDir),
      file,
      migrationsFolder,
      say,
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(
      `Done: ${rows} rows of ${madeAt} are here. Everybody signs in anew, unless auth-secret is copied from the old data folder.`,
    );
  } finally {
    await database.stop();
  }
});
