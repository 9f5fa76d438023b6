import type { Tx } from '#db/client.ts';
import type { Person } from '#db/person.ts';
import { removeTraces } from '#db/traces.ts';
import { takeTurns } from '#db/turns.ts';
import { removeFilesOf } from '#features/assignments/personal-store.ts';
import { removeAccountRows } from '#features/auth/personal-store.ts';
import {
  forgetStudent,
  freeInviteUsesOf,
  listStudentsOf,
  listTeachersOf,
  removeTeaching,
} from '#features/classes/personal-store.ts';
import { removeMailsAbout } from '#features/mail/personal-store.ts';
import { removeNoticesNaming } from '#features/notices/personal-store.ts';
import { removeTextsOf } from '#features/pdfs/personal-store.ts';
import { forgetTeacher } from '#features/profiles/personal-store.ts';
import { removeSupportMessages } from '#features/support/personal-store.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { Tell } from '#platform/live.ts';

type Parts = { tell: Tell; jobs: Pick<Jobs<{ 'remove-bytes': { key: string } }>, 'send'> };
type Wish = {
  now: Date;
  /** Gives back the invite use of an account that was never really used. */
  freesInviteUse: boolean;
};

/**
 * Removes a person: the account with everything that is theirs, and their name and id wherever else they appear. What
 * others made stays, except classes that nobody else teaches.
 */
export function removeAccount({ tell, jobs }: Parts) {
  return async (tx: Tx, person: Person, { now, freesInviteUse }: Wish): Promise<void> => {
    const { userId } = person;
    await takeTurns(tx, 'classes', userId);
    const teachers = await listTeachersOf(tx, userId);
    const students = await listStudentsOf(tx, userId);
    // The rows' bytes go after the commit.
    const keys = [...(await removeTextsOf(tx, userId)), ...(await removeFilesOf(tx, userId))];
    for (const key of keys) await jobs.send('remove-bytes', { key }, { tx });
    await removeTeaching(tx, userId);

    if (freesInviteUse) await freeInviteUsesOf(tx, userId, now);
    await forgetStudent(tx, userId);
    await forgetTeacher(tx, userId);
    await removeSupportMessages(tx, person);
    await removeMailsAbout(tx, person);
    await removeNoticesNaming(tx, person);
    await removeAccountRows(tx, person);
    await removeTraces(tx, person);

    await tell(tx, teachers, 'roster');
    await tell(tx, teachers, 'invites');
    await tell(tx, students, 'enrolments');
    await tell(tx, students, 'profile');
    await tell(tx, students, 'pdfs');
  };
}
