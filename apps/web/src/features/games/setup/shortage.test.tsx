import type { Role } from '@wordgrove/contract/roles';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import games from '#locales/en/games.json';
import type { SessionPort } from '#platform/use-session.ts';
import { SessionContext } from '#platform/use-session.ts';
import { Shortage } from './shortage.tsx';

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { games } } }));

const lacking = { shortage: 'too-few', have: 2, need: 4, level: null } as const;

/** What stands where a homework can't be played as it was set. */
function toldTo(role: Role): string {
  const nobody = { status: 'signed-out', user: null, profile: null, profileError: null, can: () => true } as const;
  const ways = { retry: () => undefined, signOut: async () => undefined, leave: async () => undefined };
  const session: SessionPort = { ...nobody, ...ways, role };
  return renderToStaticMarkup(
    <SessionContext value={session}>
      <Shortage error={null} expected={lacking} onLevel={null} />
    </SessionContext>,
  );
}

it('sends a student to the teacher who set it', () => {
  expect(toldTo('student')).toContain('Tell your teacher.');
});

it('says to the teacher who tries it what is missing', () => {
  expect(toldTo('teacher')).not.toContain('your teacher');
  expect(toldTo('teacher')).toContain('Suitable words: 2. The game needs at least 4.');
});
