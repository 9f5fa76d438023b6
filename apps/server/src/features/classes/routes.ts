import { open, student, studentWho, teacher, teacherWho } from '#http/builders.ts';
import type { Call } from '#http/call.ts';
import { ofOwn, ofTaught, ofTeacher } from '#http/call.ts';
import type { Caller, OwnRows, TaughtBy } from '#http/context.ts';
import type { InviteEditing } from './edit-invite.ts';
import type { LookUpOffer } from './look-up-offer.ts';
import type { ClassService } from './service.ts';

export type ClassParts = {
  service: ClassService;
  createClass: Call<'classes.create', [TaughtBy]>;
  renameClass: Call<'classes.rename', [TaughtBy]>;
  handingOver: {
    offer: Call<'classes.handOver', [Caller, TaughtBy]>;
    keep: Call<'classes.keep', [TaughtBy]>;
    accept: Call<'classes.takeOver', [Caller, TaughtBy]>;
    decline: Call<'classes.refuseHandover', [Caller, TaughtBy]>;
  };
  teaching: {
    teachers: Call<'classes.teachers', [TaughtBy]>;
    invite: Call<'classes.inviteTeacher', [Caller, TaughtBy]>;
    makeLink: Call<'classes.makeTeacherLink', [TaughtBy]>;
    withdraw: Call<'classes.withdrawTeacherOffer', [TaughtBy]>;
    remove: Call<'classes.removeTeacher', [Caller, TaughtBy]>;
    leave: Call<'classes.leave', [Caller, TaughtBy]>;
    accept: Call<'classes.acceptTeaching', [Caller, TaughtBy]>;
    decline: Call<'classes.declineTeaching', [Caller, TaughtBy]>;
    check: Call<'classes.checkTeacherLink', [TaughtBy]>;
    use: Call<'classes.useTeacherLink', [Caller, TaughtBy]>;
  };
  createInvite: Call<'classes.createInvite', [TaughtBy]>;
  inviteEditing: InviteEditing;
  lookUpOffer: LookUpOffer;
  joinClass: Call<'classes.join', [OwnRows]>;
  changeSignInHelp: Call<'classes.setSignInHelp', [OwnRows]>;
  planStudents: Call<'classes.planStudents', [TaughtBy]>;
  addStudents: Call<'classes.addStudents', [TaughtBy]>;
  approveEnrolments: Call<'classes.approve', [Caller, TaughtBy]>;
  approveAndConfirm: Call<'classes.approveAndConfirm', [Caller, TaughtBy]>;
  declineEnrolments: Call<'classes.decline', [Caller, TaughtBy]>;
  removeEnrolments: Call<'classes.remove', [Caller, TaughtBy]>;
  restoreEnrolments: Call<'classes.restore', [Caller, TaughtBy]>;
  moveEnrolment: Call<'classes.move', [TaughtBy]>;
  giveExtraTime: Call<'classes.setExtraTime', [TaughtBy]>;
};

export function classRoutes(parts: ClassParts) {
  const { service, handingOver } = parts;
  const creator = teacherWho('create_class');

  return {
    list: teacher.classes.list.handler(({ context }) => service.list(context.taught)),
    create: creator.classes.create.handler(ofTaught(parts.createClass)),
    rename: creator.classes.rename.handler(ofTaught(parts.renameClass)),
    archive: creator.classes.archive.handler(ofTaught(service.archive)),
    reopen: creator.classes.reopen.handler(ofTaught(service.reopen)),
    handOver: creator.classes.handOver.handler(ofTeacher(handingOver.offer)),
    keep: creator.classes.keep.handler(ofTaught(handingOver.keep)),
    handovers: creator.classes.handovers.handler(({ context }) => service.handovers(context.taught)),
    takeOver: creator.classes.takeOver.handler(ofTeacher(handingOver.accept)),
    refuseHandover: creator.classes.refuseHandover.handler(ofTeacher(handingOver.decline)),

    ...teachingRoutes(parts),
    ...inviteRoutes(parts),
    join: studentWho('join_class').classes.join.handler(ofOwn(parts.joinClass)),
    mine: student.classes.mine.handler(({ context }) => service.mine(context.own)),
    setSignInHelp: student.classes.setSignInHelp.handler(ofOwn(parts.changeSignInHelp)),

    roster: teacher.classes.roster.handler(({ context, input }) => service.roster(context.taught, input.classId)),
    approve: teacher.classes.approve.handler(ofTeacher(parts.approveEnrolments)),
    approveAndConfirm: teacher.classes.approveAndConfirm.handler(ofTeacher(parts.approveAndConfirm)),
    decline: teacher.classes.decline.handler(ofTeacher(parts.declineEnrolments)),
    remove: teacher.classes.remove.handler(ofTeacher(parts.removeEnrolments)),
    restore: teacher.classes.restore.handler(ofTeacher(parts.restoreEnrolments)),
    move: teacher.classes.move.handler(ofTaught(parts.moveEnrolment)),
    setExtraTime: teacher.classes.setExtraTime.handler(ofTaught(parts.giveExtraTime)),
  };
}

function teachingRoutes({ teaching }: ClassParts) {
  const { classes } = teacherWho('create_class');
  return {
    teachers: classes.teachers.handler(ofTaught(teaching.teachers)),
    inviteTeacher: classes.inviteTeacher.handler(ofTeacher(teaching.invite)),
    makeTeacherLink: classes.makeTeacherLink.handler(ofTaught(teaching.makeLink)),
    withdrawTeacherOffer: classes.withdrawTeacherOffer.handler(ofTaught(teaching.withdraw)),
    removeTeacher: classes.removeTeacher.handler(ofTeacher(teaching.remove)),
    leave: classes.leave.handler(ofTeacher(teaching.leave)),
    acceptTeaching: classes.acceptTeaching.handler(ofTeacher(teaching.accept)),
    declineTeaching: classes.declineTeaching.handler(ofTeacher(teaching.decline)),
    checkTeacherLink: classes.checkTeacherLink.handler(ofTaught(teaching.check)),
    useTeacherLink: classes.useTeacherLink.handler(ofTeacher(teaching.use)),
  };
}

function inviteRoutes(parts: ClassParts) {
  const { service, inviteEditing, createInvite, lookUpOffer, planStudents, addStudents } = parts;
  const inviter = teacherWho('invite_students');
  return {
    listInvites: inviter.classes.listInvites.handler(({ context }) => service.listInvites(context.taught)),
    createInvite: inviter.classes.createInvite.handler(ofTaught(createInvite)),
    updateInvite: inviter.classes.updateInvite.handler(ofTaught(inviteEditing.edit)),
    switchInvite: inviter.classes.switchInvite.handler(ofTaught(inviteEditing.switchTo)),
    planStudents: inviter.classes.planStudents.handler(ofTaught(planStudents)),
    addStudents: inviter.classes.addStudents.handler(ofTaught(addStudents)),
    cameIn: inviter.classes.cameIn.handler(({ context, input }) => service.cameIn(context.taught, input.id)),
    checkInvite: open.classes.checkInvite.handler(async ({ context, input, errors }) => {
      const caller = await context.findCaller();
      const asker = caller ? { userId: caller.userId } : { ip: context.ip };
      const { code, className, teacherName, ...offer } = await lookUpOffer(input.code, asker, errors);
      const { requireApproval, hasSignInNames } = offer;
      return { code, className, teacherName, requireApproval, hasSignInNames };
    }),
  };
}
