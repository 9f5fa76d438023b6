import type { GameStats, HubGame, PlayedMove, PlayResult } from '@wordgrove/contract/games';
import { memberWho, studentWho, teacherWho } from '#http/builders.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import type { GameService } from './service.ts';

type Sent = { id: string; from: number; moves: PlayedMove[] };
type MistakeReport = { id: string; about: string; message: string; language: Caller['language'] };

export type GameRouteParts = {
  service: GameService;
  hub: (own: OwnRows, caller: Caller) => Promise<{ games: HubGame[]; xpToday: number; xpLimit: number }>;
  stats: (own: OwnRows, caller: Caller, from: string | undefined) => Promise<GameStats>;
  finishPlay: (own: OwnRows, caller: Caller, sent: Sent) => Promise<PlayResult>;
  giveUpPlay: (own: OwnRows, caller: Caller, id: string) => Promise<{ changed: number }>;
  reportMistake: (
    caller: Caller,
    ip: string,
    report: MistakeReport,
    errors: Refusals<'support-not-set-up'>,
  ) => Promise<void>;
};

/** Students play; teachers preview rounds, which leaves nothing behind. */
export function gameRoutes({ service, hub, stats, finishPlay, giveUpPlay, reportMistake }: GameRouteParts) {
  const student = studentWho('play_games').games;
  const teacher = teacherWho('play_games').games;
  const member = memberWho('play_games').games;

  return {
    hub: student.hub.handler(({ context }) => hub(context.own, context.caller)),
    start: student.start.handler(({ context, input, errors }) =>
      service.start(context.own, context.caller, input, errors),
    ),
    resume: student.resume.handler(({ context, input }) => service.resume(context.own, input.id)),
    saveMoves: student.saveMoves.handler(({ context, input }) => service.saveMoves(context.own, input)),
    finish: student.finish.handler(({ context, input }) => finishPlay(context.own, context.caller, input)),
    leave: student.leave.handler(({ context, input }) => giveUpPlay(context.own, context.caller, input.id)),
    result: student.result.handler(({ context, input }) => service.result(context.own, input.id)),
    preview: teacher.preview.handler(({ context, input, errors }) =>
      service.preview(context.own, context.caller, input, errors),
    ),
    stats: student.stats.handler(({ context, input }) => stats(context.own, context.caller, input.from)),
    report: member.report.handler(async ({ context, input, errors }) => {
      await reportMistake(context.caller, context.ip, input, errors);
      return { id: input.id };
    }),
  };
}
