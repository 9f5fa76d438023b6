import type { OwnEnrolment } from '@wordgrove/contract/classes';

/**
 * The enrolments that a student sees, newest first: the classes, and a refusal as long as nothing came after it. A
 * class the student was removed from is announced by a notice and isn't listed.
 */
export function shownEnrolments(enrolments: readonly OwnEnrolment[]): OwnEnrolment[] {
  const isMember = ({ status }: OwnEnrolment) => status === 'active' || status === 'pending';
  const newest = Math.max(...enrolments.filter(isMember).map(joinedAt));
  return enrolments
    .filter((each) => isMember(each) || (each.status === 'declined' && joinedAt(each) > newest))
    .sort((one, other) => joinedAt(other) - joinedAt(one));
}

function joinedAt({ enrolledAt }: OwnEnrolment): number {
  return Date.parse(enrolledAt);
}
