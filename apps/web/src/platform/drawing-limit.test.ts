import { beforeEach, expect, it, vi } from 'vitest';
import { drawingLimit, workMsMax } from './drawing-limit.ts';

const tab = { visibilityState: 'visible' };
const onOver = vi.fn<() => void>();
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const almost = workMsMax - 1000;

beforeEach(() => {
  vi.useFakeTimers();
  tab.visibilityState = 'visible';
  vi.stubGlobal('document', tab);
  onOver.mockReset();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it('gives up once, after a page was worked on for too long', () => {
  drawingLimit(onOver).begin();
  pass(almost);
  expect(onOver).not.toHaveBeenCalled();
  pass(1000);
  pass(2 * workMsMax);
  expect(onOver).toHaveBeenCalledTimes(1);
});

it('starts anew with every page that is done', () => {
  const limit = drawingLimit(onOver);
  const [first] = [limit.begin(), limit.begin()];
  pass(almost);
  first.done();
  pass(almost);
  expect(onOver).not.toHaveBeenCalled();
  pass(1000);
  expect(onOver).toHaveBeenCalledOnce();
});

it('isn’t put off by looking at another page', () => {
  const limit = drawingLimit(onOver);
  const first = limit.begin();
  pass(almost);
  limit.begin();
  first.drop();
  first.done();
  pass(1000);
  expect(onOver).toHaveBeenCalledOnce();
});

it('counts nothing while nothing is wanted', () => {
  const limit = drawingLimit(onOver);
  const page = limit.begin();
  pass(almost);
  page.drop();
  pass(workMsMax);
  limit.begin();
  pass(almost);
  expect(onOver).not.toHaveBeenCalled();
});

it.each(['comes', 'is lost'])('counts nothing while something is fetched that %s', async (end) => {
  const limit = drawingLimit(onOver);
  limit.begin();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fetched = limit.whileFetched(promise).catch(() => undefined);
  pass(2 * workMsMax);
  if (end === 'comes') resolve();
  else reject(new Error('lost'));
  await fetched;
  pass(almost);
  expect(onOver).not.toHaveBeenCalled();
  pass(1000);
  expect(onOver).toHaveBeenCalledOnce();
});

it('counts nothing while the tab is hidden, or after its end', () => {
  const limit = drawingLimit(onOver);
  limit.begin();
  tab.visibilityState = 'hidden';
  pass(2 * workMsMax);
  tab.visibilityState = 'visible';
  pass(almost);
  limit.end();
  pass(workMsMax);
  expect(onOver).not.toHaveBeenCalled();
});

it('counts the time of late ticks, but not that of a computer that slept', () => {
  const limit = drawingLimit(onOver);
  limit.begin();
  const tickAfter = (ms: number) => {
    vi.setSystemTime(Date.now() + ms - 1000);
    pass(1000);
  };
  for (let late = 0; late < 4; late += 1) tickAfter(4000);
  tickAfter(3000);
  expect(onOver).not.toHaveBeenCalled();
  tickAfter(1000);
  expect(onOver).toHaveBeenCalledOnce();
  drawingLimit(onOver).begin();
  tickAfter(3_600_000);
  expect(onOver).toHaveBeenCalledOnce();
});

it('knows whether something takes longer than most', () => {
  const limit = drawingLimit(onOver);
  pass(almost);
  const page = limit.begin();
  expect(limit.isBusy()).toBe(false);
  pass(1000);
  expect(limit.isBusy()).toBe(true);
  page.done();
  expect(limit.isBusy()).toBe(false);
});
