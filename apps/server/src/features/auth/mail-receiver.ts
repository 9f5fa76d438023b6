import type { Language } from '@wordgrove/contract/languages';
import { defaultLanguage } from '@wordgrove/contract/languages';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { authUsers, profiles } from '#db/schema/all.ts';

/** Who a mail to an account's owner addresses, and in which language. */
export type MailReceiver = {
  id: string;
  email: string;
  name: string;
  language: Language;
  timeZone: string;
  isVerified: boolean;
};

export async function findMailReceiver(db: Db, userId: string): Promise<MailReceiver | null> {
  const [row] = await db
    .select({
      id: authUsers.id,
      email: authUsers.email,
      accountName: authUsers.name,
      displayName: profiles.displayName,
      language: profiles.language,
      timeZone: profiles.timeZone,
      isVerified: authUsers.emailVerified,
    })
    .from(authUsers)
    .leftJoin(profiles, eq(profiles.userId, authUsers.id))
    .where(eq(authUsers.id, userId));
  if (!row) return null;
  const { id, email, accountName, displayName, language, timeZone, isVerified } = row;
  return {
    id,
    email,
    name: displayName ?? accountName,
    language: language ?? defaultLanguage,
    timeZone: timeZone ?? 'UTC',
    isVerified,
  };
}
