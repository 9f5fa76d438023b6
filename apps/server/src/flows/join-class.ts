import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { LookUpOffer } from '#features/classes/look-up-offer.ts';
import { findOwnEnrolment } from '#features/classes/own-store.ts';
import { enrol } from '#features/classes/redeem.ts';
import { tellTopics } from '#features/classes/tell-topics.ts';
import type { Call } from '#http/call.ts';
import type { OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';

type Parts = { db: Db; clock: Clock; tell: Tell; lookUpOffer: LookUpOffer };

/** A signed-in student joins another class with a code; repeating the same enrolment returns the first one. */
export function joinClass({ db, clock, tell, lookUpOffer }: Parts): Call<'classes.join', [OwnRows]> {
  return async (own, { id, code, signInHelp }, errors) => {
    const earlier = await findOwnEnrolment(db, own, id);
    if (earlier) return earlier;
    const offer = await lookUpOffer(code, { userId: own.userId }, errors);
    return inTransaction(db, async (tx) => {
      const now = clock.now();
      const { teacherIds } = await enrol(
        tx,
        { enrolmentId: id, offer, studentId: own.userId, signInHelp, now },
        errors,
      );
      await tellTopics(tell, tx, teacherIds, ['roster', 'classes', 'invites', 'profile']);
      await tellTopics(tell, tx, [own.userId], ['enrolments', 'profile']);
      const joined = await findOwnEnrolment(tx, own, id);
      if (!joined) throw failures.notFound();
      return joined;
    });
  };
}
