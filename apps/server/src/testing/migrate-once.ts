/** Migrates and reports when it begins, so that a test can kill it midway. `migrate-once.ts <url> <folder>` */
import { migrate } from '#db/migrate.ts';

const [url = '', folder = ''] = process.argv.slice(2);
process.stdout.write('begins\n');
await migrate(url, folder, { info: (line) => void process.stdout.write(`${line}\n`) });
