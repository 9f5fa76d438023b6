import * as react from 'react';

// React's development build records for its developer tools a stack trace of every element and the time of every
// render. Nobody sees them here, and they take a sixth of the renderer's time. All of its checks and warnings stay.
// Imported before what renders: React looks for the console's functions when it is loaded.
Object.assign(console, { createTask: undefined, timeStamp: undefined });
const internals: object = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});

// After a placeholder, React holds the next one or what replaces it back for up to 300 ms, so that a reader sees no
// flicker. Nobody reads here, and the tests would spend a tenth of their time on it.
const { setTimeout: later } = window;
const isHeldBack = (work: TimerHandler) => typeof work === 'function' && work.name === 'bound completeRootWhenReady';
Object.assign(window, {
  setTimeout: (work: TimerHandler, ms?: number, ...given: unknown[]) =>
    later(work, isHeldBack(work) ? 0 : ms, ...given),
});

// React Aria takes a screen that becomes lower while a field has the focus for one with a keyboard on it, and from then
// on hides each dialog with a field until a keyboard has come, for up to 600 ms. Tests change the size of the screen.
const { visualViewport } = window;
const isAboutKeyboards = (listener: unknown) =>
  typeof listener === 'function' && /\$(onFocus|onResizeStart)$/.test(listener.name);
for (const target of [window, visualViewport]) {
  const listen = target?.addEventListener.bind(target);
  Object.assign(target ?? {}, {
    addEventListener: (...given: Parameters<typeof window.addEventListener>) =>
      isAboutKeyboards(given[1]) ? undefined : listen?.(...given),
  });
}
