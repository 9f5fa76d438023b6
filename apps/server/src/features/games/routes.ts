import { memberWho, studentWho, teacherWho } from '#http/builders.ts';
import type { Call } from '#http/call.ts';
import { ofAsker, ofOwn } from '#http/call.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import type { GameService } from './service.ts';

export type GameRouteParts = {
  service: GameService;
  hub: Call<'games.hub', [OwnRows, Caller]>;
  stats: Call<'games.stats', [OwnRows, Caller]>;
  finishPlay: Call<'games.finish', [OwnRows, Caller]>;
  giveUpPlay: Call<'games.leave', [OwnRows, Caller]>;
  reportMistake: (caller: Caller, ip: string, ...report: Parameters<Call<'games.report'>>) => Promise<void>;
};

/** Students play; teachers preview rounds, which leaves nothing behind. */
export function gameRoutes({ service, hub, stats, finishPlay, giveUpPlay, reportMistake }: GameRouteParts) {
  const student = studentWho('play_games').games;
  const teacher = teacherWho('play_games').games;
  const member = memberWho('play_games').games;

  return {
    hub: student.hub.handler(ofAsker(hub)),
    start: student.start.handler(ofAsker(service.start)),
    resume: student.resume.handler(({ context, input }) => service.resume(context.own, input.id)),
    saveMoves: student.saveMoves.handler(ofOwn(service.saveMoves)),
    finish: student.finish.handler(ofAsker(finishPlay)),
    leave: student.leave.handler(ofAsker(giveUpPlay)),
    result: student.result.handler(({ context, input }) => service.result(context.own, input.id)),
    preview: teacher.preview.handler(ofAsker(service.preview)),
    stats: student.stats.handler(ofAsker(stats)),
    report: member.report.handler(async ({ context, input, errors }) => {
      await reportMistake(context.caller, context.ip, input, errors);
      return { id: input.id };
    }),
  };
}
