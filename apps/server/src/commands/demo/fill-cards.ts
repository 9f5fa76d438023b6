import { dayMs } from '@wordgrove/contract/days';
import { inviteCodeAlphabet } from '@wordgrove/contract/limits';
import { cardCodeLength } from '@wordgrove/contract/sign-in-fields';
import type { Tx } from '#db/client.ts';
import { putCards } from '#features/auth/card-store.ts';
import { cardDays } from '#features/auth/cards.ts';
import { systemRandom } from '#platform/random.ts';
import { withNewCard } from './people.ts';
import type { PlannedEnrolment } from './plan-school.ts';

const hourMs = 3_600_000;

/** A card opens an account, so that of the demo is as secret as any. */
export async function renewCards(tx: Tx, registrations: readonly PlannedEnrolment[], now: Date): Promise<void> {
  for (const { student, invite } of registrations.filter(({ student: { fullName } }) => fullName === withNewCard)) {
    const code = systemRandom.code(inviteCodeAlphabet, cardCodeLength);
    const madeAt = new Date(now.getTime() - hourMs);
    const expiresAt = new Date(madeAt.getTime() + cardDays * dayMs);
    const card = { userId: student.id, token: systemRandom.token(), code };
    await putCards(tx, [card], { madeBy: invite.class.teacher.id, madeAt, expiresAt });
  }
}
