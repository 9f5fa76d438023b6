import { sql } from 'drizzle-orm';
import { authUsers } from '#db/schema/auth.ts';
import type { TestApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';

/** Gives everybody a sign-in name, without which nobody gets a card, and makes a student's card. @returns its token */
export async function nameAndCard({ db }: TestApp, teacher: Person, studentId: string): Promise<string> {
  await db.update(authUsers).set({ signInName: sql`'named.' || ${authUsers.id}` });
  const { body } = await teacher.visitor.post('/auth/cards', { studentIds: [studentId] });
  return body.cards[0].token;
}
