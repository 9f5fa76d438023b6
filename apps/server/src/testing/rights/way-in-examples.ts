import { v7 as uuid } from 'uuid';
import type { CallName } from './contract-calls.ts';
import type { Make } from './example-makers.ts';
import { nothing, one, ownAndOthers } from './example-makers.ts';
import { keptState } from './kept-tickets.ts';
import { passkeyExamples } from './passkeys.ts';
import { emailOf } from './school.ts';

const person = { fullName: 'Ayşe O’Neill', language: 'tr', timeZone: 'Europe/Istanbul' };

/** Valid input for the calls that sign people in, and about their ways to; see `keptFor` for what the browsers keep. */
export const wayInExamples = {
  ...passkeyExamples,
  'auth.waysIn': nothing,
  'auth.signIn': one(() => ({ email: emailOf('classmate'), password: 'walnut-lantern-42', keepSignedIn: true })),
  'auth.signInWithCode': one(({ tokens }) => ({ email: emailOf('classmate'), code: tokens.signInCode })),
  'auth.signOut': nothing,
  'auth.openCard': one(({ tokens }) => ({ token: tokens.card, pageId: uuid() })),
  'auth.beginProvider': one(() => ({ provider: 'oidc' })),
  'auth.beginLink': one((_, asker) => ({ provider: 'oidc', password: asker.password })),
  'auth.finishProvider': one(() => ({ returned: `?code=1&state=${keptState}` })),
  'auth.waitingProvider': nothing,
  'auth.teacherByProvider': one(() => ({ id: uuid(), ...person, schoolName: 'Hill School' })),
  'auth.studentByProvider': one(({ code }) => ({ id: uuid(), ...person, inviteCode: code })),
  'auth.linkWaiting': one(() => ({ password: 'walnut-lantern-42' })),
  'auth.ownWays': nothing,
  'auth.unlinkProvider': (school, asker) =>
    ownAndOthers(school, asker).map((row) => ({ ...row, input: { ...row.input, password: asker.password } })),
} satisfies Partial<Record<CallName, Make>>;
