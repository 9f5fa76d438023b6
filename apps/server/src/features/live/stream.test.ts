import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { openStream } from './stream.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A stream to a reader who connects and then never reads. */
async function openToDeafReader() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const reader = connect(port, '127.0.0.1');
  closing.push(() => {
    reader.destroy();
    server.close();
  });
  reader.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
  const answer = await new Promise<ServerResponse>((take) => server.once('request', (_, response) => take(response)));
  const onClose = vi.fn();
  const whose = { userId: 'ada', sessionId: 's', start: { at: 'now' } } as const;
  return { stream: openStream({ answer, headers: { 'x-test': 'kept' }, whose, onClose }), answer, onClose };
}

it('keeps the headers that were set before', async () => {
  const { answer } = await openToDeafReader();
  expect(answer.getHeaders()).toMatchObject({ 'x-test': 'kept', 'cache-control': 'no-store' });
});

it('cuts off a reader that falls too far behind, and queues nothing more for it', async () => {
  const { stream, answer, onClose } = await openToDeafReader();
  const block = `data: ${'x'.repeat(16_000)}\n\n`;
  // The kernel's own buffers take some megabytes first.
  for (let i = 0; i < 5000 && stream.isOpen(); i++) {
    stream.write(block);
    if (i % 50 === 0) await new Promise(setImmediate);
  }
  expect(stream.isOpen()).toBe(false);
  expect(answer.writableLength).toBeLessThan(100_000);
  await expect.poll(() => onClose).toHaveBeenCalled();
  stream.write(block);
  stream.end('retry: 500\n\n');
});

it('waits two seconds at most for its end to be read', async () => {
  const { stream, answer, onClose } = await openToDeafReader();
  do {
    stream.write(`data: ${'x'.repeat(16_000)}\n\n`);
    await new Promise(setImmediate);
    if (answer.writableLength > 0) await pause(20);
  } while (answer.writableLength === 0);
  stream.end('retry: 500\n\n');
  expect(onClose).toHaveBeenCalledWith(stream);
  expect(answer.destroyed).toBe(false);
  await vi.waitFor(() => expect(answer.destroyed).toBe(true), 3000);
});
