import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from '#testing/server-process.ts';
import { tryPort } from './listening.ts';

it('leaves a free port free', async () => {
  const place = { host: '127.0.0.1', port: await freePort() };
  await tryPort(place);
  await tryPort(place);
});

it('names a taken port and another one', async () => {
  const port = await freePort();
  const holder = createServer().listen(port, '127.0.0.1');
  await once(holder, 'listening');
  await expect(tryPort({ host: '127.0.0.1', port })).rejects.toThrow(
    `Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port + 1} npm start`,
  );
  holder.close();
});

it.each(['192.0.2.1', 'no-such-host.invalid'])('says that %s is no address of this machine', async (host) => {
  await expect(tryPort({ host, port: await freePort() })).rejects.toThrow(`This machine has no address ${host}.`);
});
