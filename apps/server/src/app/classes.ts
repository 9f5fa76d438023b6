import { limits } from '@wordgrove/contract/limits';
import { guardAttempt, refuseBlocked, throttleKey } from '#features/auth/throttle-store.ts';
import { inviteEditing } from '#features/classes/edit-invite.ts';
import type { CodeAsker, LookUpOffer } from '#features/classes/look-up-offer.ts';
import { offerLookUp } from '#features/classes/look-up-offer.ts';
import { classRoutes } from '#features/classes/routes.ts';
import { classService } from '#features/classes/service.ts';
import { changeSignInHelp } from '#flows/change-sign-in-help.ts';
import { createClass } from '#flows/create-class.ts';
import { createInvite } from '#flows/create-invite.ts';
import { approveEnrolments, declineEnrolments, removeEnrolments } from '#flows/decide-enrolments.ts';
import { handingOver } from '#flows/hand-over-class.ts';
import { joinClass } from '#flows/join-class.ts';
import { moveEnrolment } from '#flows/move-enrolment.ts';
import { renameOwnClass } from '#flows/rename-class.ts';
import { restoreEnrolments } from '#flows/restore-enrolments.ts';
import { networkOf } from '#platform/network.ts';
import type { AppParts, Built } from './parts.ts';

const windowMinutes = limits.inviteWindowMinutes;
const crowdRule = { failures: limits.inviteFailures, windowMinutes };
const personRule = { failures: limits.personInviteFailures, windowMinutes };

/** So much more than a pupil guesses by hand, and so little that no guess is ever right: then right codes wait too. */
const endFactor = 10;

/** Looking at an invite, with wrong guesses counted: of a person who is signed in, else of all behind an address. */
export function buildLookUpOffer({ db, clock }: Pick<AppParts, 'db' | 'clock'>): LookUpOffer {
  const counted = (asker: CodeAsker) =>
    'userId' in asker
      ? { key: throttleKey('invite-of', asker.userId), rule: personRule }
      : { key: throttleKey('invite', networkOf(asker.ip)), rule: crowdRule };
  return offerLookUp({
    db,
    clock,
    refuseGuesser: (asker) => {
      const { key, rule } = counted(asker);
      return refuseBlocked(db, key, { ...rule, failures: rule.failures * endFactor }, clock.now());
    },
    countGuess: (asker) => guardAttempt(db, counted(asker).key, counted(asker).rule, clock.now()),
  });
}

export function buildClasses({ db, clock, random, tell, lookUpOffer }: Built) {
  const parts = { db, clock, random, tell };
  return classRoutes({
    service: classService(parts),
    createClass: createClass(parts),
    renameClass: renameOwnClass(parts),
    handingOver: handingOver(parts),
    createInvite: createInvite(parts),
    inviteEditing: inviteEditing(parts),
    lookUpOffer,
    joinClass: joinClass({ ...parts, lookUpOffer }),
    changeSignInHelp: changeSignInHelp(parts),
    approveEnrolments: approveEnrolments(parts),
    declineEnrolments: declineEnrolments(parts),
    removeEnrolments: removeEnrolments(parts),
    restoreEnrolments: restoreEnrolments(parts),
    moveEnrolment: moveEnrolment(parts),
  });
}
