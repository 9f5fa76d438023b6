import { memberWho, studentWho, teacherWho } from '#http/builders.ts';
import type { Call } from '#http/call.ts';
import { ofAsker, ofOwn, ofTaught } from '#http/call.ts';
import type { Caller, OwnRows, TaughtBy } from '#http/context.ts';
import type { GameService } from './service.ts';
import type { TestService } from './tests/test-service.ts';

export type GameRouteParts = {
  service: GameService;
  hub: Call<'games.hub', [OwnRows, Caller]>;
  stats: Call<'games.stats', [OwnRows, Caller]>;
  playNow: Call<'games.playNow', [OwnRows, Caller]>;
  playedNow: Call<'games.playedNow', [OwnRows]>;
  finishPlay: Call<'games.finish', [OwnRows, Caller]>;
  giveUpPlay: Call<'games.leave', [OwnRows, Caller]>;
  tests: TestService;
  finishTest: Call<'games.finishTest', [OwnRows, Caller]>;
  testTable: Call<'games.testTable', [TaughtBy]>;
  testTries: Call<'games.testTries', [TaughtBy]>;
  reportMistake: (caller: Caller, ip: string, ...report: Parameters<Call<'games.report'>>) => Promise<void>;
};

/** Students play; teachers preview rounds, which leaves nothing behind. */
export function gameRoutes(parts: GameRouteParts) {
  const { service, hub, stats, finishPlay, giveUpPlay, tests, finishTest, testTable, testTries, reportMistake } = parts;
  const { playNow, playedNow } = parts;
  const student = studentWho('play_games').games;
  const teacher = teacherWho('play_games').games;
  const member = memberWho('play_games').games;

  return {
    hub: student.hub.handler(ofAsker(hub)),
    playNow: student.playNow.handler(ofAsker(playNow)),
    playedNow: student.playedNow.handler(ofOwn(playedNow)),
    start: student.start.handler(ofAsker(service.start)),
    resume: student.resume.handler(({ context, input }) => service.resume(context.own, input.id)),
    saveMoves: student.saveMoves.handler(ofOwn(service.saveMoves)),
    finish: student.finish.handler(ofAsker(finishPlay)),
    leave: student.leave.handler(ofAsker(giveUpPlay)),
    result: student.result.handler(({ context, input }) => service.result(context.own, input.id)),
    preview: teacher.preview.handler(ofAsker(service.preview)),
    test: student.test.handler(ofAsker(tests.test)),
    startTest: student.startTest.handler(ofOwn(tests.startTest)),
    saveAnswers: student.saveAnswers.handler(ofOwn(tests.saveAnswers)),
    finishTest: student.finishTest.handler(ofAsker(finishTest)),
    previewTest: teacher.previewTest.handler(({ input, errors }) => tests.previewTest(input, errors)),
    judgePreview: teacher.judgePreview.handler(({ input, errors }) => tests.judgePreview(input, errors)),
    testTable: teacher.testTable.handler(ofTaught(testTable)),
    testTries: teacher.testTries.handler(ofTaught(testTries)),
    stats: student.stats.handler(ofAsker(stats)),
    report: member.report.handler(async ({ context, input, errors }) => {
      await reportMistake(context.caller, context.ip, input, errors);
      return { id: input.id };
    }),
  };
}
