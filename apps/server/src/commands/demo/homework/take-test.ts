import type { OpenQuestion, TestAnswer } from '@wordgrove/contract/game-test-fields';
import type { Round } from '@wordgrove/games';
import { games, seeded } from '@wordgrove/games/rounds';
import type { GameTestForm } from '@wordgrove/games/tests';
import { between, happens, oneOf } from '#commands/demo/chance.ts';
import { finishPlan } from '#commands/demo/finish-plan.ts';
import { materialFor } from '#commands/demo/game-material.ts';
import type { Day, Learner, PlayRow, TestAnswerRow } from '#commands/demo/learner.ts';
import { chanceToRecall, spend } from '#commands/demo/learner.ts';
import { formOf, judgeTestPlay } from '#features/games/tests/judge-test.ts';
import { inOwnOrder } from '#features/games/tests/make-test.ts';
import { isOf, isTakenFrom, openHomework, turnIn } from './own-homework.ts';
import type { GameHomework } from './play-homework.ts';
import { atLevelOf, attemptAt, isTest, listOf } from './play-homework.ts';

const shareTaken = 0.7;
const shareLeftOut = 0.04;
/** So long, at most, between two answers. */
const longestThought = 25;

/** Takes the tests that are open, unless the student puts them off. */
export function takeTests(learner: Learner, day: Day): void {
  for (const each of openHomework(learner, new Date(day.at)))
    if (isOf(each, 'game') && isTest(each) && happens(learner.chance, shareTaken)) takeTest(learner, day, each);
}

function takeTest(learner: Learner, day: Day, homework: GameHomework): void {
  const made = testRound(homework, new Date(day.at));
  // Nobody begins who can't finish in time.
  const lastEnd = day.at + (made.round.items.length + 1) * longestThought * 1000 + 40_000;
  if (lastEnd >= day.until || !isTakenFrom(learner, homework, new Date(lastEnd)) || !spend(day, 30)) return;
  const { id: studentId, newId, diary } = learner;
  const startedAt = new Date(day.at);
  const [id, wish] = [newId(startedAt), attemptAt(homework)];
  const { round, seed } = inOwnOrder({ ...made, wish }, id);
  const form = formOf(wish.type);
  const answers = form.open(round).questions.flatMap((asked, question): TestAnswerRow[] => {
    spend(day, between(learner.chance, 6, longestThought));
    const answer = answerTo(learner, { form, round, asked, question }, startedAt);
    const answeredAt = new Date(day.at);
    return answer ? [{ studentId, playId: id, question, seq: question + 1, answer, answeredAt }] : [];
  });
  spend(day, 10);
  const now = new Date(day.at);
  const judged = judgeTestPlay({ type: wish.type, round, startedAt }, answers);
  const lasted = { ...judged, claimedMs: Math.max(judged.claimedMs, now.getTime() - startedAt.getTime()) };
  const { id: assignmentId } = homework.set.assignment;
  const begun = {
    studentId,
    id,
    type: wish.type,
    wish,
    seed,
    round,
    assignmentId,
    startedAt,
    leftAt: null,
    isTest: true,
  };
  diary.plays.push(finishPlan(learner, day, begun, lasted, now));
  diary.testAnswers.push(...answers);
  turnIn(learner, homework.set, now);
}

type Made = Pick<PlayRow, 'seed' | 'round'>;

const rounds = new Map<string, Made>();

/** The round that everybody gets, made for nobody's words. */
function testRound(homework: GameHomework, now: Date): Made {
  const { id } = homework.set.assignment;
  const known = rounds.get(id);
  if (known) return known;
  const seed = Buffer.from(id.replaceAll('-', '').slice(-8), 'hex').readInt32LE();
  const random = seeded(seed);
  const nobody = atLevelOf({ language: 'en', level: 'A2', memories: new Map() } as const, homework);
  const wish = attemptAt(homework);
  const material = materialFor(nobody, wish, { now, random, listed: listOf(homework) });
  const made = games[wish.type]?.makeRound(material, { ...wish, isTest: true }, random);
  if (!made || 'shortage' in made) throw new Error(`nobody can take the test ${homework.set.assignment.title}`);
  const round = { seed, round: { ...made, items: [...made.items] } };
  rounds.set(id, round);
  return round;
}

type Asked = { form: GameTestForm; round: Round; asked: OpenQuestion; question: number };

/** The right answer or another, by whether the student knows the word; null for a question that is left out. */
function answerTo(learner: Learner, { form, round, asked, question }: Asked, at: Date): TestAnswer | null {
  const { chance } = learner;
  if (happens(chance, shareLeftOut)) return null;
  const possible = answersTo(asked, form.open(round).bank);
  const judged = possible.map((answer) => ({ answer, item: form.results(round, question, answer)[0] }));
  const word = judged[0]?.item?.word ?? null;
  const known = word === null ? 0.6 : chanceToRecall(learner, word, at);
  const isKnown = happens(chance, known + (1 - known) * 0.35);
  const chosen = judged.filter(({ item }) => item?.isRight === isKnown);
  return oneOf(chance, chosen.length > 0 ? chosen : judged).answer;
}

/** What could be answered, of questions with something to choose. */
function answersTo(asked: OpenQuestion, bank: readonly string[]): TestAnswer[] {
  if (asked.kind === 'choice') return asked.options.map((_, choice) => ({ choice }));
  if (asked.kind === 'gap') return bank.map((_, choice) => ({ choice }));
  throw new Error(`nothing can be chosen for ${asked.kind}`);
}
