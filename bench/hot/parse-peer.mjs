import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Parse Server as its documentation sets it up: direct access, its own cache, objects that only their owner may read
 * and write. Run it from a folder in which parse-server is installed.
 */
const [databaseURI, port] = process.argv.slice(2);
const fromHere = createRequire(join(process.cwd(), 'package.json'));
const express = fromHere('express');
const { ParseServer } = fromHere('parse-server');

const serverURL = `http://127.0.0.1:${port}/parse`;
const parse = new ParseServer({
  databaseURI,
  serverURL,
  publicServerURL: serverURL,
  appId: 'bench',
  masterKey: 'bench-master',
  allowClientClassCreation: true,
  silent: true,
  logLevel: 'error',
});
await parse.start();
const app = express();
app.use('/parse', parse.app);
createServer(app).listen(Number(port), '127.0.0.1', () => console.log('ready'));
