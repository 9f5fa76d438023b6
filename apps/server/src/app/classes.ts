import { limits } from '@wordgrove/contract/limits';
import { countAttempt, refuseBlocked, throttleKey } from '#features/auth/throttle.ts';
import { inviteEditing } from '#features/classes/edit-invite.ts';
import type { LookUpOffer } from '#features/classes/look-up-offer.ts';
import { offerLookUp } from '#features/classes/look-up-offer.ts';
import { classRoutes } from '#features/classes/routes.ts';
import { classService } from '#features/classes/service.ts';
import { createClass } from '#flows/create-class.ts';
import { createInvite } from '#flows/create-invite.ts';
import { approveEnrolments, declineEnrolments, removeEnrolments } from '#flows/decide-enrolments.ts';
import { handOverClass } from '#flows/hand-over-class.ts';
import { joinClass } from '#flows/join-class.ts';
import { moveEnrolment } from '#flows/move-enrolment.ts';
import { renameOwnClass } from '#flows/rename-class.ts';
import type { AppParts, Built } from './parts.ts';

const guesses = { failures: limits.inviteFailures, windowMinutes: limits.inviteWindowMinutes };

/** Looking at an invite, with the wrong guesses of an address counted. */
export function buildLookUpOffer({ db, clock }: Pick<AppParts, 'db' | 'clock'>): LookUpOffer {
  const guesser = (ip: string) => throttleKey('invite', ip);
  return offerLookUp({
    db,
    clock,
    refuseGuesser: (ip) => refuseBlocked(db, guesser(ip), guesses, clock.now()),
    countGuess: async (ip) => void (await countAttempt(db, guesser(ip), guesses, clock.now())),
  });
}

export function buildClasses({ db, clock, random, tell, lookUpOffer }: Built) {
  const parts = { db, clock, random, tell };
  return classRoutes({
    service: classService(parts),
    createClass: createClass(parts),
    renameClass: renameOwnClass(parts),
    handOverClass: handOverClass(parts),
    createInvite: createInvite(parts),
    inviteEditing: inviteEditing(parts),
    lookUpOffer,
    joinClass: joinClass({ ...parts, lookUpOffer }),
    approveEnrolments: approveEnrolments(parts),
    declineEnrolments: declineEnrolments(parts),
    removeEnrolments: removeEnrolments(parts),
    moveEnrolment: moveEnrolment(parts),
  });
}
