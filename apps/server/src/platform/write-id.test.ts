import { expect, it } from 'vitest';
import { currentWriteId, underWriteId } from './write-id.ts';

const later = () => new Promise<void>((resolve) => setImmediate(resolve));

it('is known to everything that a request does before its answer, and to no other request', async () => {
  const seen = (id: string) =>
    underWriteId(id, async () => {
      await later();
      return currentWriteId();
    });
  expect(await Promise.all([seen('page-1-write-1'), seen('page-2-write-1')])).toEqual([
    'page-1-write-1',
    'page-2-write-1',
  ]);
  expect(currentWriteId()).toBeNull();
});

it('is over with the answer', async () => {
  let behind: Promise<string | null> | undefined;
  await underWriteId('page-1-write-1', async () => {
    behind = later().then(later).then(currentWriteId);
  });
  expect(await behind).toBeNull();
});

it.each([undefined, '', 'short', 'a'.repeat(41), 'with space', "'; --------", ['page-1-write-1']])(
  'is not what else the header may hold: %j',
  async (sent) => {
    expect(await underWriteId(sent, async () => currentWriteId())).toBeNull();
  },
);
