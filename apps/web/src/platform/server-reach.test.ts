import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isServerThere, whenServerIsBack } from './server-reach.ts';

let window: EventTarget & { navigator: { onLine: boolean } };
const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  window = Object.assign(new EventTarget(), { navigator: { onLine: true } });
  vi.stubGlobal('window', window);
  vi.stubGlobal('fetch', answer);
  answer.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const gone = () => Promise.reject(new TypeError('Failed to fetch'));
const well = async () => new Response('{}');
const unwell = async () => new Response('{}', { status: 503 });

it('knows a server that answers from one that is away, in trouble, or behind a network that is gone', async () => {
  answer.mockImplementation(well);
  expect(await isServerThere()).toBe(true);
  answer.mockImplementation(unwell);
  expect(await isServerThere()).toBe(false);
  answer.mockImplementation(gone);
  expect(await isServerThere()).toBe(false);
  window.navigator.onLine = false;
  answer.mockImplementation(well);
  expect(await isServerThere()).toBe(false);
});

it('tells once that the server is back', async () => {
  answer.mockImplementation(gone);
  const onBack = vi.fn();
  whenServerIsBack(onBack);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onBack).not.toHaveBeenCalled();
  answer.mockImplementation(well);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onBack).toHaveBeenCalledTimes(1);
});

it('asks at once when the network comes back, and never after it was stopped', async () => {
  answer.mockImplementation(well);
  const onBack = vi.fn();
  whenServerIsBack(onBack);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(onBack).toHaveBeenCalledTimes(1);

  const neverAgain = vi.fn();
  whenServerIsBack(neverAgain)();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(neverAgain).not.toHaveBeenCalled();
});
