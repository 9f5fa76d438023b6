import { guardAttempt, refuseBlocked, throttleKey } from '#features/auth/throttle-store.ts';
import { inviteEditing } from '#features/classes/edit-invite.ts';
import { giveExtraTime } from '#features/classes/extra-time.ts';
import { guessLimits } from '#features/classes/guess-limits.ts';
import type { LookUpOffer } from '#features/classes/look-up-offer.ts';
import { offerLookUp } from '#features/classes/look-up-offer.ts';
import { classRoutes } from '#features/classes/routes.ts';
import { classService } from '#features/classes/service.ts';
import { addStudents, planStudents } from '#flows/add-students.ts';
import { approveAndConfirm } from '#flows/approve-and-confirm.ts';
import { changeSignInHelp } from '#flows/change-sign-in-help.ts';
import { classTeaching } from '#flows/class-teachers.ts';
import { coTeaching } from '#flows/co-teach.ts';
import { createClass } from '#flows/create-class.ts';
import { createInvite } from '#flows/create-invite.ts';
import { approveEnrolments, declineEnrolments, removeEnrolments } from '#flows/decide-enrolments.ts';
import { handingOver } from '#flows/hand-over-class.ts';
import { joinClass } from '#flows/join-class.ts';
import { moveEnrolment } from '#flows/move-enrolment.ts';
import { renameOwnClass } from '#flows/rename-class.ts';
import { restoreEnrolments } from '#flows/restore-enrolments.ts';
import { buildStudentAccounts } from './auth.ts';
import type { AppParts, Built } from './parts.ts';

export function buildLookUpOffer({ db, clock }: Pick<AppParts, 'db' | 'clock'>): LookUpOffer {
  return offerLookUp({ db, clock, ...guessLimits({ db, clock, throttleKey, refuseBlocked, guardAttempt }) });
}

export function buildClasses(built: Built) {
  const { db, clock, random, tell, lookUpOffer } = built;
  const { vouch } = buildStudentAccounts(built);
  const parts = { db, clock, random, tell };
  return classRoutes({
    service: classService(parts),
    createClass: createClass(parts),
    renameClass: renameOwnClass(parts),
    handingOver: handingOver(parts),
    teaching: { ...classTeaching(parts), ...coTeaching(parts) },
    createInvite: createInvite(parts),
    inviteEditing: inviteEditing(parts),
    lookUpOffer,
    joinClass: joinClass({ ...parts, lookUpOffer }),
    changeSignInHelp: changeSignInHelp(parts),
    planStudents: planStudents(parts),
    addStudents: addStudents(parts),
    approveEnrolments: approveEnrolments(parts),
    approveAndConfirm: approveAndConfirm({ ...parts, vouch }),
    declineEnrolments: declineEnrolments(parts),
    removeEnrolments: removeEnrolments(parts),
    restoreEnrolments: restoreEnrolments(parts),
    moveEnrolment: moveEnrolment(parts),
    giveExtraTime: giveExtraTime(parts),
  });
}
