import type { CallName } from './contract-calls.ts';
import type { Right } from './rights.ts';

const teacher: Right = { for: { role: 'teacher' } };
const student: Right = { for: { role: 'student' } };
const creator: Right = { for: { role: 'teacher', permission: 'create_class' } };
const inviter: Right = { for: { role: 'teacher', permission: 'invite_students' } };
const decider: Right = { ...teacher, foreign: 'untouched' };

/** The rights of the calls about classes: who is in them, who teaches them, and codes. */
export const classRights = {
  'classes.list': teacher,
  'classes.create': creator,
  'classes.rename': creator,
  'classes.archive': creator,
  'classes.reopen': creator,
  'classes.handOver': creator,
  'classes.keep': creator,
  'classes.handovers': creator,
  'classes.takeOver': creator,
  'classes.refuseHandover': { ...creator, foreign: 'untouched' },
  'classes.teachers': creator,
  'classes.inviteTeacher': creator,
  'classes.makeTeacherLink': creator,
  'classes.withdrawTeacherOffer': creator,
  'classes.removeTeacher': creator,
  'classes.leave': creator,
  'classes.acceptTeaching': creator,
  'classes.declineTeaching': { ...creator, foreign: 'untouched' },
  'classes.checkTeacherLink': creator,
  'classes.useTeacherLink': { ...creator, except: ['teaching ours', 409, 'already-teaches'] },
  'classes.listInvites': inviter,
  'classes.createInvite': inviter,
  'classes.updateInvite': inviter,
  'classes.switchInvite': inviter,
  'classes.cameIn': inviter,
  'classes.checkInvite': { for: 'open' },
  'classes.join': { for: { role: 'student', permission: 'join_class' } },
  'classes.mine': student,
  'classes.setSignInHelp': student,
  'classes.roster': teacher,
  'classes.planStudents': inviter,
  'classes.addStudents': inviter,
  'classes.approve': decider,
  'classes.approveAndConfirm': decider,
  'classes.decline': decider,
  'classes.remove': decider,
  'classes.restore': decider,
  'classes.move': teacher,
  'classes.setExtraTime': teacher,
} as const satisfies Partial<Record<CallName, Right>>;
