import type { Session } from '@wordgrove/contract/auth';
import { expect, it } from 'vitest';
import { queryClient } from './api.ts';
import { acceptSession, sessionQuery } from './session-query.ts';

const { queryKey } = sessionQuery;
const user = { uid: 'u1', email: '', signInName: 'ada', displayName: 'Ada', emailVerified: true };
const signedIn: Session = {
  user: { ...user, needsVerification: false, needsNewPassword: false, deletionUndone: false },
  profile: null,
};
const signedOut: Session = { user: null, profile: null };

it.each([
  ['while the first answer is awaited', undefined],
  ['while it is asked anew who is signed in', signedOut],
])('a session that a call returned stays, although one from before comes late: %s', async (_, known) => {
  queryClient.clear();
  if (known) queryClient.setQueryData(queryKey, known);
  const late = Promise.withResolvers<Session>();
  const asking = queryClient.fetchQuery({ queryKey, queryFn: () => late.promise, staleTime: 0 }).catch(() => undefined);
  acceptSession(signedIn);
  late.resolve(signedOut);
  await asking;
  expect(queryClient.getQueryData(queryKey)).toEqual(signedIn);
});
