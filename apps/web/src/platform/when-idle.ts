const patienceMs = 1000;

/**
 * Calls `act` once: when the page has nothing more urgent to do, or as soon as somebody begins to use it. For what only
 * a later step needs.
 */
export function whenIdle(act: () => void): void {
  let isDone = false;
  const start = () => {
    if (isDone) return;
    isDone = true;
    window.removeEventListener('focusin', start);
    window.removeEventListener('pointerdown', start);
    act();
  };
  window.addEventListener('focusin', start);
  window.addEventListener('pointerdown', start);
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(start);
  else setTimeout(start, patienceMs);
}
