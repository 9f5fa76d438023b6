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
