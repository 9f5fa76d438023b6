import { z } from 'zod';
import { calls, codes } from './errors.ts';
import { idSchema } from './fields.ts';
import { gameTestSchema, givenAnswerSchema, testTableSchema, triedTestSchema } from './game-test-fields.ts';
import { limits } from './limits.ts';

const route = (method: 'GET' | 'POST', path: `/${string}`) => ({ method, path, tags: ['games'] });
const id = z.object({ assignmentId: idSchema });
const answers = z.array(givenAnswerSchema).max(limits.gameMovesAtOnce);

/**
 * An assignment set as a test. Only the server judges it: until it has ended, no answer leaves the server, and then only
 * when classmates can't use them any more.
 */
export const testCalls = {
  /** The student's test as it stands. One whose time is over has ended. */
  test: calls.route(route('GET', '/games/tests/{assignmentId}')).input(id).output(gameTestSchema),
  /** Starts the only try, and its time. A repeat returns it as it stands. */
  startTest: calls
    .errors(codes('not-enough', 'assignment-over'))
    .route(route('POST', '/games/tests/{assignmentId}/start'))
    .input(id)
    .output(gameTestSchema),
  /**
   * Keeps answers as they are given. Each replaces the question's earlier one unless its `seq` is lower; `kept` has the
   * answers that now stand to these questions.
   */
  saveAnswers: calls
    .errors(codes('test-over'))
    .route(route('POST', '/games/tests/{assignmentId}/answers'))
    .input(id.extend({ answers: answers.min(1) }))
    .output(z.object({ kept: z.array(givenAnswerSchema) })),
  /** Hands it in, with the answers not kept yet. A repeat returns the same result. */
  finishTest: calls
    .route(route('POST', '/games/tests/{assignmentId}/finish'))
    .input(id.extend({ answers: answers.default([]) }))
    .output(gameTestSchema),
  /** A test as students will get it, for a teacher who hasn't saved it yet. Stored nowhere. */
  previewTest: calls
    .errors(codes('not-enough', 'no-test-form'))
    .route(route('POST', '/games/tests/preview'))
    .input(triedTestSchema)
    .output(gameTestSchema),
  /** Judges a preview. */
  judgePreview: calls
    .errors(codes('not-enough', 'no-test-form'))
    .route(route('POST', '/games/tests/preview/judge'))
    .input(triedTestSchema.extend({ answers }))
    .output(gameTestSchema),
  /**
   * How many students are taking a test now, whose tries end when it is closed, and how many were cut off by that before:
   * opening it again is not for them.
   */
  testTries: calls
    .route(route('GET', '/games/tests/{assignmentId}/tries'))
    .input(id)
    .output(z.object({ open: z.int(), cutOff: z.int() })),
  /** What each student answered to each question, also while they are at it. */
  testTable: calls.route(route('GET', '/games/tests/{assignmentId}/table')).input(id).output(testTableSchema),
};
