/**
 * A process that opens the database of a data folder and holds it until SIGTERM, as a server does. Tests and fault
 * benches start and kill it. `open-and-hold.ts <data folder> [fsync off]`
 */
import { openDatabase } from '#db/open.ts';
import { StartRefused } from '#db/start-refused.ts';

const [dataDir = '', mode] = process.argv.slice(2);
const write = (message: string) => process.stderr.write(`${message}\n`);

try {
  const opened = await openDatabase({
    dataDir,
    log: { info: write, warn: write },
    serverPort: 3001,
    fsync: mode !== 'fsync-off',
  });
  // `on`, not `once`: a terminal and its helpers may each send the signal, and the second must not cut the stop short.
  process.on('SIGTERM', () => void opened.stop().then(() => process.exit(0)));
  process.stdout.write(`${JSON.stringify({ url: opened.url, pid: opened.embedded?.pid })}\n`);
  setInterval(() => undefined, 60_000);
} catch (error) {
  write(error instanceof StartRefused ? error.message : String(error));
  process.exit(1);
}
