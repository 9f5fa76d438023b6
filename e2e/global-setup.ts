import { openPostOffice } from './stage/post-office.ts';
import { makeDataFolder, startServer } from './stage/server-process.ts';
import { sayWhere } from './stage/where.ts';

/** Starts the one server and the one mail server that all journeys share; returns what stops them. */
export default async function setUp(): Promise<() => Promise<void>> {
  const postOffice = await openPostOffice();
  const folder = await makeDataFolder();
  const server = await startServer({ dataDir: folder.path, smtpUrl: postOffice.smtpUrl });
  sayWhere({ origin: server.origin, letters: postOffice.lettersUrl, smtp: postOffice.smtpUrl, dataDir: folder.path });
  return async () => {
    try {
      await server.stop();
    } finally {
      await postOffice.close();
      await folder.remove();
    }
  };
}
