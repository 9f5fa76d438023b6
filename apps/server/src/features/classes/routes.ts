import type { Invite, OwnEnrolment, RosterEntry, SchoolClass } from '@wordgrove/contract/classes';
import { open, student, studentWho, teacher, teacherWho } from '#http/builders.ts';
import type { Caller, OwnRows, TaughtBy } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import type { InviteEdit, InviteEditRefusals } from './edit-invite.ts';
import type { LookUpOffer } from './look-up-offer.ts';
import type { ClassRefusals } from './make-class.ts';
import type { InviteMakingRefusals, WantedInvite } from './make-invite.ts';
import type { EnrolRefusals } from './redeem.ts';
import type { ClassService } from './service.ts';

type Decide = (caller: Caller, taught: TaughtBy, ids: readonly string[]) => Promise<{ changed: number }>;
type Renaming = { id: string; name: string; timeZone?: string | undefined; version: number };

export type ClassParts = {
  service: ClassService;
  createClass: (
    taught: TaughtBy,
    input: { id: string; name: string; timeZone: string },
    errors: ClassRefusals,
  ) => Promise<SchoolClass>;
  renameClass: (
    taught: TaughtBy,
    renaming: Renaming,
    errors: Refusals<'class-name-taken' | 'edit-conflict', SchoolClass>,
  ) => Promise<SchoolClass>;
  handingOver: {
    offer: (
      caller: Caller,
      taught: TaughtBy,
      input: { id: string; teacherEmail: string },
      errors: Refusals<'already-teaches'>,
    ) => Promise<SchoolClass>;
    keep: (taught: TaughtBy, id: string) => Promise<SchoolClass>;
    accept: (caller: Caller, taught: TaughtBy, id: string, errors: ClassRefusals) => Promise<SchoolClass>;
    decline: (caller: Caller, taught: TaughtBy, id: string) => Promise<{ changed: number }>;
  };
  createInvite: (taught: TaughtBy, wanted: WantedInvite, errors: InviteMakingRefusals) => Promise<Invite>;
  inviteEditing: {
    edit: (taught: TaughtBy, wanted: InviteEdit, errors: InviteEditRefusals) => Promise<Invite>;
    switchTo: (taught: TaughtBy, id: string, isActive: boolean) => Promise<Invite>;
  };
  lookUpOffer: LookUpOffer;
  joinClass: (
    own: OwnRows,
    input: { id: string; code: string; signInHelp: boolean },
    errors: EnrolRefusals,
  ) => Promise<OwnEnrolment>;
  changeSignInHelp: (own: OwnRows, input: { id: string; signInHelp: boolean }) => Promise<OwnEnrolment>;
  approveEnrolments: Decide;
  declineEnrolments: Decide;
  removeEnrolments: Decide;
  restoreEnrolments: (...args: [...Parameters<Decide>, errors: Refusals<'already-enrolled'>]) => ReturnType<Decide>;
  moveEnrolment: (
    taught: TaughtBy,
    move: { enrolmentId: string; toClassId: string },
    errors: Refusals<'class-archived' | 'already-enrolled'>,
  ) => Promise<RosterEntry>;
};

export function classRoutes(parts: ClassParts) {
  const { service, handingOver } = parts;
  const creator = teacherWho('create_class');

  return {
    list: teacher.classes.list.handler(({ context }) => service.list(context.taught)),
    create: creator.classes.create.handler(({ context, input, errors }) =>
      parts.createClass(context.taught, input, errors),
    ),
    rename: creator.classes.rename.handler(({ context, input, errors }) =>
      parts.renameClass(context.taught, input, errors),
    ),
    archive: creator.classes.archive.handler(({ context, input }) => service.archive(context.taught, input.id)),
    reopen: creator.classes.reopen.handler(({ context, input, errors }) =>
      service.reopen(context.taught, input.id, errors),
    ),
    handOver: creator.classes.handOver.handler(({ context, input, errors }) =>
      handingOver.offer(context.caller, context.taught, input, errors),
    ),
    keep: creator.classes.keep.handler(({ context, input }) => handingOver.keep(context.taught, input.id)),
    handovers: creator.classes.handovers.handler(({ context }) => service.handovers(context.taught)),
    takeOver: creator.classes.takeOver.handler(({ context, input, errors }) =>
      handingOver.accept(context.caller, context.taught, input.id, errors),
    ),
    refuseHandover: creator.classes.refuseHandover.handler(({ context, input }) =>
      handingOver.decline(context.caller, context.taught, input.id),
    ),

    ...inviteRoutes(parts),
    join: studentWho('join_class').classes.join.handler(({ context, input, errors }) =>
      parts.joinClass(context.own, input, errors),
    ),
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
    restore: teacher.classes.restore.handler(({ context, input, errors }) =>
      parts.restoreEnrolments(context.caller, context.taught, input.enrolmentIds, errors),
    ),
    move: teacher.classes.move.handler(({ context, input, errors }) =>
      parts.moveEnrolment(context.taught, input, errors),
    ),
  };
}

function inviteRoutes({ service, inviteEditing, createInvite, lookUpOffer }: ClassParts) {
  const inviter = teacherWho('invite_students');
  return {
    listInvites: inviter.classes.listInvites.handler(({ context }) => service.listInvites(context.taught)),
    createInvite: inviter.classes.createInvite.handler(({ context, input, errors }) =>
      createInvite(context.taught, input, errors),
    ),
    updateInvite: inviter.classes.updateInvite.handler(({ context, input, errors }) =>
      inviteEditing.edit(context.taught, input, errors),
    ),
    switchInvite: inviter.classes.switchInvite.handler(({ context, input }) =>
      inviteEditing.switchTo(context.taught, input.id, input.isActive),
    ),
    cameIn: inviter.classes.cameIn.handler(({ context, input }) => service.cameIn(context.taught, input.id)),
    checkInvite: open.classes.checkInvite.handler(async ({ context, input, errors }) => {
      const caller = await context.findCaller();
      const asker = caller ? { userId: caller.userId } : { ip: context.ip };
      const { code, className, teacherName, requireApproval } = await lookUpOffer(input.code, asker, errors);
      return { code, className, teacherName, requireApproval };
    }),
  };
}
