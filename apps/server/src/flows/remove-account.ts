import type { Tx } from '#db/client.ts';
import type { Person } from '#db/person.ts';
import { removeTraces } from '#db/traces.ts';
import { takeTurns } from '#db/turns.ts';
import { removeFilesOf } from '#features/assignments/personal-store.ts';
import { removeAccountRows } from '#features/auth/personal-store.ts';
import {
  forgetStudent,
  freeInviteUsesOf,
  listShared,
  listStudentsOf,
  listTeachersOf,
  removeTeaching,
} from '#features/classes/personal-store.ts';
import { tellTopics } from '#features/classes/tell-topics.ts';
import { removeMailsAbout } from '#features/mail/personal-store.ts';
import { removeNoticesNaming } from '#features/notices/personal-store.ts';
import { removeTextsOf } from '#features/pdfs/personal-store.ts';
import { forgetTeacher } from '#features/profiles/personal-store.ts';
import { removeSupportMessages } from '#features/support/personal-store.ts';
import type { Tell } from '#platform/live.ts';
import type { Random } from '#platform/random.ts';
import type { ByteJobs } from '#platform/remove-bytes.ts';
import { removeBytes } from '#platform/remove-bytes.ts';
import { leaveWorkBehind } from './leave-class.ts';

type Parts = { tell: Tell; random: Random; jobs: ByteJobs };
type Wish = {
  now: Date;
  /** Gives back the invite use of an account that was never really used. */
  freesInviteUse: boolean;
};

/**
 * Removes a person: the account with everything that is theirs, and their name and id wherever else they appear. What
 * others made stays, except classes that nobody else teaches. In the others, the person's homework and codes become the
 * owner's or, if that was the person, those of whoever has taught the class longest, who owns it from now on.
 */
export function removeAccount({ tell, random, jobs }: Parts) {
  return async (tx: Tx, person: Person, { now, freesInviteUse }: Wish): Promise<void> => {
    const { userId } = person;
    await takeTurns(tx, 'classes', userId);
    const teachers = await listTeachersOf(tx, userId);
    const students = await listStudentsOf(tx, userId);
    const shared = await listShared(tx, userId);
    for (const { classId, heirId: toId } of shared)
      await leaveWorkBehind(tx, random, { classId, fromId: userId, toId, now });
    await removeBytes(jobs, tx, [...(await removeTextsOf(tx, userId)), ...(await removeFilesOf(tx, userId))]);
    await removeTeaching(tx, userId);

    if (freesInviteUse) await freeInviteUsesOf(tx, userId, now);
    await forgetStudent(tx, userId);
    await forgetTeacher(tx, userId);
    await removeSupportMessages(tx, person);
    await removeMailsAbout(tx, person);
    await removeNoticesNaming(tx, person);
    await removeAccountRows(tx, person);
    await removeTraces(tx, person);

    const colleagues = [...new Set(shared.flatMap(({ teacherIds }) => teacherIds))];
    await tellTopics(tell, tx, colleagues, ['classes', 'assignments', 'invites']);
    await tell(tx, teachers, 'roster');
    await tell(tx, teachers, 'invites');
    await tell(tx, students, 'enrolments');
    await tell(tx, students, 'profile');
    await tell(tx, students, 'pdfs');
  };
}
