import type { Invite, OwnEnrolment, RosterEntry, SchoolClass } from '@wordgrove/contract/classes';
import { open, student, studentWho, teacher, teacherWho } from '#http/builders.ts';
import type { Caller, OwnRows, TaughtBy } from '#http/context.ts';
import type { InviteEdit } from './edit-invite.ts';
import type { LookUpOffer } from './look-up-offer.ts';
import type { WantedInvite } from './make-invite.ts';
import type { ClassService } from './service.ts';

type Decide = (caller: Caller, taught: TaughtBy, ids: readonly string[]) => Promise<{ changed: number }>;
type Renaming = { id: string; name: string; timeZone?: string | undefined; version: number };

export type ClassParts = {
  service: ClassService;
  createClass: (taught: TaughtBy, input: { id: string; name: string; timeZone: string }) => Promise<SchoolClass>;
  renameClass: (taught: TaughtBy, renaming: Renaming) => Promise<SchoolClass>;
  handingOver: {
    offer: (caller: Caller, taught: TaughtBy, input: { id: string; teacherEmail: string }) => Promise<SchoolClass>;
    keep: (taught: TaughtBy, id: string) => Promise<SchoolClass>;
    accept: (caller: Caller, taught: TaughtBy, id: string) => Promise<SchoolClass>;
    decline: (caller: Caller, taught: TaughtBy, id: string) => Promise<{ changed: number }>;
  };
  createInvite: (taught: TaughtBy, wanted: WantedInvite) => Promise<Invite>;
  inviteEditing: {
    edit: (taught: TaughtBy, wanted: InviteEdit) => Promise<Invite>;
    switchTo: (taught: TaughtBy, id: string, isActive: boolean) => Promise<Invite>;
  };
  lookUpOffer: LookUpOffer;
  joinClass: (own: OwnRows, input: { id: string; code: string; signInHelp: boolean }) => Promise<OwnEnrolment>;
  changeSignInHelp: (own: OwnRows, input: { id: string; signInHelp: boolean }) => Promise<OwnEnrolment>;
  approveEnrolments: Decide;
  declineEnrolments: Decide;
  removeEnrolments: Decide;
  restoreEnrolments: Decide;
  moveEnrolment: (taught: TaughtBy, move: { enrolmentId: string; toClassId: string }) => Promise<RosterEntry>;
};

export function classRoutes(parts: ClassParts) {
  const { service, handingOver } = parts;
  const creator = teacherWho('create_class');

  return {
    list: teacher.classes.list.handler(({ context }) => service.list(context.taught)),
    create: creator.classes.create.handler(({ context, input }) => parts.createClass(context.taught, input)),
    rename: creator.classes.rename.handler(({ context, input }) => parts.renameClass(context.taught, input)),
    archive: creator.classes.archive.handler(({ context, input }) => service.archive(context.taught, input.id)),
    reopen: creator.classes.reopen.handler(({ context, input }) => service.reopen(context.taught, input.id)),
    handOver: creator.classes.handOver.handler(({ context, input }) =>
      handingOver.offer(context.caller, context.taught, input),
    ),
    keep: creator.classes.keep.handler(({ context, input }) => handingOver.keep(context.taught, input.id)),
    handovers: creator.classes.handovers.handler(({ context }) => service.handovers(context.taught)),
    takeOver: creator.classes.takeOver.handler(({ context, input }) =>
      handingOver.accept(context.caller, context.taught, input.id),
    ),
    refuseHandover: creator.classes.refuseHandover.handler(({ context, input }) =>
      handingOver.decline(context.caller, context.taught, input.id),
    ),

    ...inviteRoutes(parts),
    checkInvite: open.classes.checkInvite.handler(async ({ context, input }) => {
      const caller = await context.findCaller();
      const asker = caller ? { userId: caller.userId } : { ip: context.ip };
      const { code, className, teacherName, requireApproval } = await parts.lookUpOffer(input.code, asker);
      return { code, className, teacherName, requireApproval };
    }),
    join: studentWho('join_class').classes.join.handler(({ context, input }) => parts.joinClass(context.own, input)),
    mine: student.classes.mine.handler(({ context }) => service.mine(context.own)),
    setSignInHelp: student.classes.setSignInHelp.handler(({ context, input }) =>
      parts.changeSignInHelp(context.own, input),
    ),

    roster: teacher.classes.roster.handler(({ context, input }) => service.roster(context.taught, input.classId)),
    approve: teacher.classes.approve.handler(({ context, input }) =>
      parts.approveEnrolments(context.caller, context.taught, input.enrolmentIds),
    ),
    decline: teacher.classes.decline.handler(({ context, input }) =>
      parts.declineEnrolments(context.caller, context.taught, input.enrolmentIds),
    ),
    remove: teacher.classes.remove.handler(({ context, input }) =>
      parts.removeEnrolments(context.caller, context.taught, input.enrolmentIds),
    ),
    restore: teacher.classes.restore.handler(({ context, input }) =>
      parts.restoreEnrolments(context.caller, context.taught, input.enrolmentIds),
    ),
    move: teacher.classes.move.handler(({ context, input }) => parts.moveEnrolment(context.taught, input)),
  };
}

function inviteRoutes({ service, inviteEditing, createInvite }: ClassParts) {
  const inviter = teacherWho('invite_students');
  return {
    listInvites: inviter.classes.listInvites.handler(({ context }) => service.listInvites(context.taught)),
    createInvite: inviter.classes.createInvite.handler(({ context, input }) => createInvite(context.taught, input)),
    updateInvite: inviter.classes.updateInvite.handler(({ context, input }) =>
      inviteEditing.edit(context.taught, input),
    ),
    switchInvite: inviter.classes.switchInvite.handler(({ context, input }) =>
      inviteEditing.switchTo(context.taught, input.id, input.isActive),
    ),
    cameIn: inviter.classes.cameIn.handler(({ context, input }) => service.cameIn(context.taught, input.id)),
  };
}
