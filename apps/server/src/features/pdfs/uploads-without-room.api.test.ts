import { describe, expect, it } from 'vitest';
import { pdfs } from '#db/schema/all.ts';
import type { FileStore } from '#platform/files.ts';
import { FileStoreAway, FileStoreFull } from '#platform/files.ts';
import { testApp } from '#testing/app.ts';
import { buildTeacher } from '#testing/build.ts';
import { sendText, ticketOf } from '#testing/send-text.ts';

describe('a store that fails', () => {
  it.each([
    ['is away', new FileStoreAway('away'), 503, 'unavailable'],
    ['is full', new FileStoreFull('full'), 402, 'quota-exceeded'],
  ])('because it %s leaves no row, and says so', async (_, failure, status, code) => {
    const sound = await testApp();
    const files: FileStore = { ...sound.files, put: () => Promise.reject(failure) };
    const failing = await testApp({ files });
    const owner = await buildTeacher(failing);
    const answer = await sendText(failing, owner);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await failing.db.$count(pdfs)).toBe(0);
    await failing.close();
    await sound.close();
  });
});

describe('a full store', () => {
  it('is the quota’s refusal, and keeps nothing', async () => {
    const small = await testApp({ env: { STORAGE_QUOTA_MB: '1', MAX_FILE_BYTES: '900000' } });
    const owner = await buildTeacher(small);
    const file = Buffer.alloc(600_000, 'word ');
    expect((await sendText(small, owner, { file })).status).toBe(200);
    const answer = await sendText(small, owner, { file });
    expect([answer.status, answer.body.code]).toEqual([402, 'quota-exceeded']);
    expect(await Array.fromAsync(small.files.list())).toHaveLength(1);
    await small.close();
  });

  it('is 402 while the disk is low, when other writes are 507', async () => {
    let isLow = false;
    const low = await testApp({ isDiskLow: () => isLow });
    const owner = await buildTeacher(low);
    const { id } = await sendText(low, owner);
    const appCheck = await ticketOf(owner);
    isLow = true;
    const answer = await sendText(low, owner, { appCheck });
    expect([answer.status, answer.body.code]).toEqual([402, 'quota-exceeded']);
    expect((await owner.visitor.post(`/pdfs/${id}/archive`, { isArchived: true })).status).toBe(507);
    // What frees room is still done.
    expect((await owner.visitor.post(`/pdfs/${id}/remove`, {})).status).toBe(200);
    await low.close();
  });
});
