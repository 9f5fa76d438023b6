import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A window whose idle moment the test chooses. */
function busyWindow() {
  const idle: Array<() => void> = [];
  const page = Object.assign(new EventTarget(), { requestIdleCallback: (act: () => void) => idle.push(act) });
  vi.stubGlobal('window', page);
  return { page, rest: () => idle.forEach((act) => void act()) };
}

it('waits until the page has nothing else to do', () => {
  const { rest } = busyWindow();
  const act = vi.fn();
  whenIdle(act);
  expect(act).not.toHaveBeenCalled();
  rest();
  expect(act).toHaveBeenCalledTimes(1);
});

it.each(['focusin', 'pointerdown'])('starts at the first %s, and only once', (event) => {
  const { page, rest } = busyWindow();
  const act = vi.fn();
  whenIdle(act);
  page.dispatchEvent(new Event(event));
  page.dispatchEvent(new Event(event));
  rest();
  expect(act).toHaveBeenCalledTimes(1);
});

it('waits a second in a browser that does not say when it is idle', () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  const act = vi.fn();
  whenIdle(act);
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(1);
});
