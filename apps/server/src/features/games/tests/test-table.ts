import type { TestTable } from '@wordgrove/contract/games';
import type { ItemResult } from '@wordgrove/games';
import type { Db } from '#db/client.ts';
import { listAnswersOf } from '#features/games/answer-store.ts';
import type { PlayRow } from '#features/games/play-store.ts';
import type { Call } from '#http/call.ts';
import type { TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { ListTested } from '#platform/set-test.ts';
import { judgeTestPlay } from './judge-test.ts';
import { cutOffBy, scoreOf } from './test-score.ts';
import { listAllAnswers, listTestPlays } from './test-store.ts';

type Parts = { db: Db; listTested: ListTested; endTests: (assignmentId: string) => Promise<void> };

type Answered = Pick<ItemResult, 'id' | 'question' | 'right' | 'given' | 'isRight' | 'points' | 'maxPoints'>;

/** Who answered what: a test that is still going on is judged as it stands. */
export function testTable({ db, listTested, endTests }: Parts): Call<'games.testTable', [TaughtBy]> {
  return async (taught, { assignmentId }) => {
    const learners = await listTested(taught, assignmentId);
    if (!learners) throw failures.notFound();
    await endTests(assignmentId);
    const who = new Set(learners.map(({ studentId }) => studentId));
    const plays = (await listTestPlays(db, assignmentId)).filter(({ studentId }) => who.has(studentId));
    const items = await itemsOf(db, plays);
    const byStudent = new Map(plays.map((play) => [play.studentId, { play, items: items.get(play.id) ?? [] }]));
    const questions = questionsIn([...byStudent.values()].map((each) => each.items));
    return {
      questions,
      students: learners.map(({ studentId, name, ...terms }): TestTable['students'][number] => {
        const { play, items: own = [] } = byStudent.get(studentId) ?? {};
        return {
          studentId,
          name,
          state: play ? (play.finishedAt ? 'ended' : 'open') : 'new',
          cutOffBy: play ? cutOffBy(play, terms) : null,
          ...(play ? scoreOf(own, terms) : { percent: null, earned: null }),
          answers: questions.map(({ id }) => {
            const item = own.find((each) => each.id === id);
            return item ? { given: item.given, isRight: item.isRight } : null;
          }),
        };
      }),
    };
  };
}

/** What each play shows, by its id: as it was judged at its end, or as it stands. */
async function itemsOf(db: Db, plays: readonly PlayRow[]): Promise<Map<string, readonly Answered[]>> {
  const ended = plays.filter(({ finishedAt }) => finishedAt !== null);
  const open = plays.filter(({ finishedAt }) => finishedAt === null);
  const judged = Map.groupBy(await listAnswersOf(db, ended), ({ playId }) => playId);
  const given = Map.groupBy(await listAllAnswers(db, open), ({ playId }) => playId);
  return new Map([
    ...ended.map(({ id }): [string, Answered[]] => [
      id,
      (judged.get(id) ?? []).map(({ item, rightAnswer, ...answer }) => ({ ...answer, id: item, right: rightAnswer })),
    ]),
    ...open.map((play): [string, readonly Answered[]] => [
      play.id,
      judgeTestPlay(play, given.get(play.id) ?? []).items,
    ]),
  ]);
}

const mostWrong = 3;

/** The questions in the order of whoever began first. */
function questionsIn(plays: readonly (readonly Answered[])[]): TestTable['questions'] {
  const all = plays.flat();
  const byId = Map.groupBy(all, ({ id }) => id);
  return [...byId].map(([id, answers]) => {
    const given = answers.filter((answer) => answer.given !== null);
    const wrong = Map.groupBy(
      given.filter(({ isRight }) => isRight === false),
      (answer) => answer.given ?? '',
    );
    return {
      id,
      question: answers[0]?.question ?? '',
      right: answers[0]?.right ?? '',
      answered: given.length,
      correct: given.filter(({ isRight }) => isRight).length,
      wrong: [...wrong]
        .map(([text, those]) => ({ text, times: those.length }))
        .sort((one, other) => other.times - one.times)
        .slice(0, mostWrong),
    };
  });
}
