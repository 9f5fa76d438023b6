import { keptInBrowser } from '#features/auth/providers/sealed.ts';
import type { TestApp } from '#testing/app.ts';
import { testSecret } from '#testing/app.ts';
import { fixedNonce } from '#testing/faulty-provider.ts';
import type { Who } from './askers.ts';
import { emailOf } from './school-classes.ts';

export const keptState = 'the-state-of-the-school';
const issuer = 'https://login.school.example';
const minutes = 100_000;

/**
 * The cookies of a browser that is on its way back from a provider, that has somebody new to register, and that has
 * somebody to link to the classmate's account.
 */
export function keptFor(app: TestApp, who: Who): string {
  const kept = keptInBrowser({ clock: app.clock, secret: testSecret });
  const name = who.replaceAll(' ', '-');
  const lines = [
    kept.flow.put(
      {
        ...{ provider: 'oidc', purpose: 'sign-in', userId: null, state: keptState, nonce: fixedNonce },
        ...{ verifier: 'v'.repeat(43), redirectUri: 'http://localhost:3001/sign-in/provider' },
      },
      minutes,
    ),
    kept.newcomer.put({ issuer, subject: `new-${name}`, email: `new-${name}@school.example`, fullName: '' }, minutes),
    kept.link.put({ issuer, subject: `link-${name}`, email: emailOf('classmate'), fullName: '' }, minutes),
  ];
  return lines.map((line) => line.split(';')[0]).join('; ');
}
