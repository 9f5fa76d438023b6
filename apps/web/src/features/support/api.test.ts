import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atLeast, sendSupportMessage } from './api.ts';

const fields = {
  id: '0198c0de-0000-7000-8000-000000000001',
  name: 'İpek Şahin',
  email: 'ipek@school.test',
  subject: 'Hello',
  category: 'general',
  priority: 'low',
  message: 'Two\nlines',
  language: 'tr',
};
const message = { fields, files: [new File(['one'], 'ödev.txt'), new File(['two'], 'b.txt')] };

function serverAnswers(status: number, body: BodyInit) {
  const fetched = vi.fn<typeof fetch>().mockImplementation(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe('sending a message', () => {
  it('puts every field and every file into one form', async () => {
    const fetched = serverAnswers(201, '{"received":true}');
    await sendSupportMessage(message);
    const [path, init] = fetched.mock.calls[0] ?? [];
    const form = init?.body;
    expect(path).toBe('/api/support/messages');
    if (!(form instanceof FormData)) throw new Error('not a form');
    expect(Object.fromEntries([...form].filter(([name]) => name !== 'attachments'))).toEqual(fields);
    expect(form.getAll('attachments').map((file) => (file instanceof File ? file.name : file))).toEqual([
      'ödev.txt',
      'b.txt',
    ]);
  });

  it('rejects with the code and data of the server', async () => {
    serverAnswers(400, '{"code":"attachment-not-allowed","data":{"filename":"b.txt"}}');
    await expect(sendSupportMessage(message)).rejects.toMatchObject({
      code: 'attachment-not-allowed',
      status: 400,
      data: { filename: 'b.txt' },
    });
  });

  it.each([
    [413, '<html>', 'too-large'],
    [502, '<html>', 'unexpected'],
    [500, 'null', 'unexpected'],
  ])('makes sense of an answer %i that is not ours', async (status, body, code) => {
    serverAnswers(status, body);
    await expect(sendSupportMessage(message)).rejects.toMatchObject({ code, status });
  });

  it('says when the server was not reached', async () => {
    vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch')));
    await expect(sendSupportMessage(message)).rejects.toMatchObject({ code: 'network-request-failed', status: 0 });
  });
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('holds a quick answer back until its time has come', async () => {
  const told = vi.fn();
  void atLeast(2000, Promise.resolve('sent')).then(told);
  await vi.advanceTimersByTimeAsync(1999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledWith('sent');
});

it('holds a quick refusal back as well', async () => {
  const told = vi.fn();
  void atLeast(2000, Promise.reject(new Error('no'))).catch(told);
  await vi.advanceTimersByTimeAsync(1999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledWith(new Error('no'));
});

it('adds nothing to an answer that took longer', async () => {
  const told = vi.fn();
  const slow = new Promise((resolve) => setTimeout(resolve, 5000, 'sent'));
  void atLeast(2000, slow).then(told);
  await vi.advanceTimersByTimeAsync(5000);
  expect(told).toHaveBeenCalledWith('sent');
});
