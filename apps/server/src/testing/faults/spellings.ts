/** A cross-site write to every plain route, in ten spellings of its address, over a real socket. `spellings.ts` */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { streamPaths } from '@wordgrove/contract/paths';
import { makeDataFolder } from '#testing/data-folder.ts';
import { freePort, startServer } from '#testing/server-process.ts';
import { print, rounds } from './rounds.ts';

const spellings: ((path: string) => string)[] = [
  (path) => path,
  (path) => path.replace('/api', '/%61pi'),
  (path) => path.replace('/api', '/a%70i'),
  (path) => path.replace('/api', '/%61%70%69'),
  (path) => `http://localhost${path}`,
  (path) => `http://evil.example${path.replace('/api', '/%61pi')}`,
  (path) => `${path}/`,
  (path) => `${path}?a=/b`,
  (path) => `/${path}`,
  (path) => path.replace('/api', '/assets/../api'),
];

const { dataDir, remove } = await makeDataFolder();
const port = await freePort();
const server = startServer({ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' });
await server.saying('Wordgrove is ready');

/** The first line of the answer. */
async function post(target: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const body = '--x--\r\n';
  const lines = [
    `POST ${target} HTTP/1.1`,
    `host: localhost:${port}`,
    'origin: https://evil.example',
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${body.length}`,
    'connection: close',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  return (await text(socket)).split('\r\n')[0] ?? '';
}

const paths = Object.values(streamPaths);
await rounds('spellings', spellings.length, async (number) => {
  const spell = spellings[(number - 1) % spellings.length] ?? ((path: string) => path);
  for (const path of paths) {
    const target = spell(path);
    const answer = await post(target);
    print(`${answer.slice(9)}  POST ${target}`);
    assert.match(answer, / 403 /);
  }
});
server.child.kill('SIGTERM');
await server.ended;
await remove();
