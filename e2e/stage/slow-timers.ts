/** Runs in the page: timers end later by so many milliseconds, as they do on a busy phone just after a touch. */
export function delayTimers(byMs: number): void {
  const { setTimeout: inTime } = window;
  const late = (handler: TimerHandler, ms = 0, ...values: unknown[]) => inTime(handler, ms + byMs, ...values);
  Object.assign(window, { setTimeout: late });
}
