/** Routes that hold no personal data, or answer only on the machine itself. */
export const openRoutes: readonly string[] = [
  '/api/openapi.json',
  '/api/docs',
  '/dev/mailbox',
  '/dev/mailbox/style.css',
  '/dev/mailbox/:id',
];

/** The contract's calls are behind this one. */
export const callsRoute = '/api/*';
