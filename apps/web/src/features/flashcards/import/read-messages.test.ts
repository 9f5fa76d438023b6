import { expect, it } from 'vitest';
import { readMessages } from './read-messages.ts';

const report = { added: 2, rows: 3 };
const progress = '{"type":"progress","done":1,"total":2}\n';

/** An answer that comes in these pieces; with `lost` the connection goes after them. */
function answer(pieces: readonly string[], lost = false): ReadableStream<Uint8Array> {
  const bytes = pieces.map((piece) => new TextEncoder().encode(piece));
  return new ReadableStream({
    pull: (controller) => {
      const next = bytes.shift();
      if (next) controller.enqueue(next);
      else if (lost) controller.error(new TypeError('network error'));
      else controller.close();
    },
  });
}

it('says how far it is, and ends with the report, wherever the answer is cut into pieces', async () => {
  const text = `${progress}${JSON.stringify({ type: 'report', report })}\n`;
  const heard: number[][] = [];
  const pieces = [text.slice(0, 7), text.slice(7, 45), text.slice(45)];
  expect(await readMessages(answer(pieces), (...far) => heard.push(far))).toEqual(report);
  expect(heard).toEqual([[1, 2]]);
});

it('fails with the code of the server', async () => {
  const failed = answer(['{"type":"failed","code":"storage-full"}\n']);
  await expect(readMessages(failed, () => {})).rejects.toMatchObject({ code: 'storage-full' });
});

it.each([
  ['ends too early', answer([progress])],
  ['is lost', answer([progress], true)],
  ['is cut off within a line', answer([progress, '{"type":"rep'])],
])('counts as not reaching the server when the answer %s', async (_, broken) => {
  await expect(readMessages(broken, () => {})).rejects.toMatchObject({ code: 'network-request-failed', status: 0 });
});
