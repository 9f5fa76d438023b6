import type { CallName } from './contract-calls.ts';
import type { Right } from './rights.ts';

const teacher: Right = { for: { role: 'teacher' } };
const student: Right = { for: { role: 'student' } };
const anyMember: Right = { for: { member: 'view_dictionary' } };

/** The rights of the calls about homework. */
export const assignmentRights = {
  'assignments.list': teacher,
  'assignments.one': teacher,
  'assignments.readList': teacher,
  'assignments.readDeck': teacher,
  'assignments.create': teacher,
  'assignments.edit': teacher,
  'assignments.publish': teacher,
  'assignments.copyAll': teacher,
  'assignments.removeAll': teacher,
  'assignments.withdraw': teacher,
  'assignments.close': teacher,
  'assignments.remove': teacher,
  'assignments.restore': teacher,
  'assignments.work': teacher,
  'assignments.extend': teacher,
  'assignments.grade': teacher,
  'assignments.returnGraded': teacher,
  'assignments.tryAgain': teacher,
  'assignments.answers': teacher,
  'assignments.gradebook': teacher,
  'assignments.sheets': teacher,
  'assignments.comments': teacher,
  'assignments.addComment': teacher,
  'assignments.editComment': teacher,
  'assignments.removeComment': teacher,
  'assignments.mine': student,
  'assignments.minePage': student,
  'assignments.words': student,
  'assignments.goalWords': student,
  'assignments.studentWords': teacher,
  'assignments.turnIn': student,
  'assignments.takeBack': student,
  'assignments.ownHandIn': student,
  'assignments.saveText': student,
  'assignments.orderFiles': student,
  'assignments.removeFile': student,
  'assignments.studentHandIn': teacher,
  'assignments.filePass': anyMember,
} satisfies Partial<Record<CallName, Right>>;
