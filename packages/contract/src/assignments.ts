import { z } from 'zod';
import { chosenDeckSchema, listReportSchema, typedListSchema } from './assigned-task-fields.ts';
import { copyCalls } from './assignment-copies.ts';
import {
  archivedAssignmentSchema,
  assignmentSchema,
  clockTimeSchema,
  listedAssignmentSchema,
  ownAssignmentSchema,
  studentWorkSchema,
  wantedAssignmentSchema,
} from './assignment-fields.ts';
import { calls, codes, withCurrent } from './errors.ts';
import { idSchema, textSchema, versionSchema } from './fields.ts';
import {
  frequentCommentSchema,
  givenAnswerSchema,
  gradebookSchema,
  gradebookWishSchema,
  gradedWorkSchema,
  gradeSheetsSchema,
  markSchema,
  returnOutcomes,
} from './grading-fields.ts';
import { handInCalls } from './hand-in.ts';
import { limits } from './limits.ts';
import { goalWordsSchema } from './word-goal-fields.ts';

export type * from './assigned-task-fields.ts';
export type * from './assignment-copies.ts';
export type * from './assignment-fields.ts';
export type * from './grading-fields.ts';
export type * from './hand-in.ts';
export type * from './word-goal-fields.ts';

const route = (method: 'GET' | 'POST' | 'PATCH', path: `/${string}`) => ({ method, path, tags: ['assignments'] });
const id = z.object({ id: idSchema });

/**
 * Why students couldn't do it: its words don't make a round or can't be learned, its text has nothing to read, or its
 * game is no test.
 */
export const unusable = codes('not-enough', 'text-not-readable', 'words-not-learnable', 'no-test-form');
const full = codes('too-many-assignments');
const begun = codes('assignment-started', 'points-returned', 'work-hidden');
const conflict = withCurrent('edit-conflict', assignmentSchema);
const over = codes('assignment-over');
const gradeConflict = withCurrent('edit-conflict', studentWorkSchema);

/**
 * Also publishes it, like `publish`: at once, or at a time that is still to come and before it is due. Otherwise it is a
 * draft, even if it was scheduled. An assignment that students see stays published.
 */
const publishing = { publishes: z.boolean().default(false), publishAt: clockTimeSchema.nullable().default(null) };

const ownPageSchema = z.object({
  assignments: z.array(ownAssignmentSchema).max(limits.ownAssignmentsPage),
  /** Whether another page follows. */
  hasMore: z.boolean(),
});

/** How many of the student's assignments are on all pages together: every one is to do, turned in or over. */
const ownTotalsSchema = z.object({
  toDo: z.int(),
  turnedIn: z.int(),
  over: z.int(),
});

const ownFirstPageSchema = ownPageSchema.extend({
  totals: ownTotalsSchema.nullable(),
  /** The one asked for, when the student only lacks it because its class is archived. */
  archived: archivedAssignmentSchema.nullable(),
});

export type OwnPage = z.infer<typeof ownFirstPageSchema>;

export const assignments = {
  /**
   * A page of the teacher's assignments, optionally of one class, newest first. `before` returns those older than that
   * one.
   */
  list: calls
    .route(route('GET', '/assignments'))
    .input(z.object({ classId: idSchema.optional(), before: idSchema.optional() }))
    .output(
      z.object({
        assignments: z.array(listedAssignmentSchema).max(limits.assignmentsPage),
        /** The `before` of the next page; null on the last. */
        next: idSchema.nullable(),
      }),
    ),
  /** One assignment with its words, for the form. */
  one: calls.route(route('GET', '/assignments/{id}')).input(id).output(assignmentSchema),
  /** What a list would ask, and what it wouldn't. Stores nothing. */
  readList: calls.route(route('POST', '/assignments/read-list')).input(typedListSchema).output(listReportSchema),
  /** The same for a deck of the teacher's. Cards that are no English words are unknown. */
  readDeck: calls.route(route('POST', '/assignments/read-deck')).input(chosenDeckSchema).output(listReportSchema),
  /**
   * Saves a draft, which no student sees, or publishes at once. Publishing saves nothing if the work can't be done. A
   * text to read or a deck is shared with the assignment's classes when it is published.
   */
  create: calls
    .errors({ ...full, ...unusable })
    .route({ ...route('POST', '/assignments'), successStatus: 201 })
    .input(wantedAssignmentSchema.extend(publishing))
    .output(assignmentSchema),
  /**
   * What is asked is fixed once a student has started, and the points once any were returned. With `hidesWork`, also
   * takes it from students who have begun: their work is kept, and is back as soon as it is set for them again.
   */
  edit: calls
    .errors({ ...conflict, ...begun, ...unusable })
    .route(route('PATCH', '/assignments/{id}'))
    .input(
      wantedAssignmentSchema.extend({ ...publishing, version: versionSchema, hidesWork: z.boolean().default(false) }),
    )
    .output(assignmentSchema),
  /**
   * Publishes a draft as it stands, at once or at a time, or moves that time. A game's items are first limited to what
   * one of its rounds can hold.
   */
  publish: calls
    .errors({ ...conflict, ...unusable })
    .route(route('POST', '/assignments/{id}/publish'))
    .input(id.extend({ publishAt: clockTimeSchema.nullable().default(null) }))
    .output(assignmentSchema),
  /** Makes a scheduled assignment a draft again. One that students see by now stays published. */
  withdraw: calls.route(route('POST', '/assignments/{id}/withdraw')).input(id).output(assignmentSchema),
  /** Stops accepting attempts, or accepts them again. */
  close: calls
    .route(route('POST', '/assignments/{id}/close'))
    .input(id.extend({ isClosed: z.boolean() }))
    .output(assignmentSchema),
  /** Deletes it; it can be restored for some weeks, with all its work. */
  remove: calls.route(route('POST', '/assignments/{id}/remove')).input(id).output(assignmentSchema),
  restore: calls.errors(full).route(route('POST', '/assignments/{id}/restore')).input(id).output(assignmentSchema),
  /** Each student's progress, by name. Students removed from its classes since then are only counted. */
  work: calls
    .route(route('GET', '/assignments/{id}/work'))
    .input(id)
    .output(z.object({ assignment: assignmentSchema, students: z.array(studentWorkSchema), gone: z.int() })),
  /**
   * Extends one student's time to the end of the given minute; null takes the extension back. Only open work changes.
   */
  extend: calls
    .errors(codes('nothing-to-extend'))
    .route(route('POST', '/assignments/{id}/extend'))
    .input(id.extend({ studentId: idSchema, due: wantedAssignmentSchema.shape.due }))
    .output(studentWorkSchema),
  /** How one student stands with each word to learn. Not found for any other kind. */
  studentWords: calls
    .route(route('GET', '/assignments/{id}/work/{studentId}/words'))
    .input(id.extend({ studentId: idSchema }))
    .output(goalWordsSchema.extend({ studentId: idSchema })),

  /** Saves a grade that the student doesn't see yet or, with `returns`, shows it and ends the work. */
  grade: calls
    .errors(gradeConflict)
    .route(route('POST', '/assignments/{id}/grade'))
    .input(id.extend({ ...gradedWorkSchema.shape, ...markSchema.shape, returns: z.boolean().default(false) }))
    .output(studentWorkSchema),
  /** Returns saved grades, each by itself: one that has changed meanwhile keeps no other back. */
  returnGraded: calls
    .route(route('POST', '/assignments/{id}/return'))
    .input(id.extend({ works: z.array(gradedWorkSchema).min(1).max(limits.gradesAtOnce) }))
    .output(z.object({ results: z.array(z.object({ studentId: idSchema, outcome: z.enum(returnOutcomes) })) })),
  /**
   * Opens turned-in or returned work again, with a comment and perhaps more time. The points don't count any more. Work
   * that wouldn't be accepted even so stays as it is, and so does a test that was taken.
   */
  tryAgain: calls
    .errors({ ...gradeConflict, ...over, ...codes('test-over') })
    .route(route('POST', '/assignments/{id}/try-again'))
    .input(id.extend({ ...gradedWorkSchema.shape, comment: textSchema, due: wantedAssignmentSchema.shape.due }))
    .output(studentWorkSchema),
  /** What one attempt of a student asked and what was answered, in order. */
  answers: calls
    .route(route('GET', '/assignments/{id}/answers'))
    .input(id.extend({ studentId: idSchema, playId: idSchema }))
    .output(z.object({ answers: z.array(givenAnswerSchema) })),
  /** The latest assignments of one class, also of an archived one, with everybody's work. */
  gradebook: calls.route(route('GET', '/assignments/gradebook')).input(gradebookWishSchema).output(gradebookSchema),
  /** All of a class's assignments with what some of its students did and were told, to be printed. */
  sheets: calls
    .route(route('POST', '/assignments/gradebook/sheets'))
    .input(gradebookWishSchema.extend({ studentIds: z.array(idSchema).min(1).max(limits.sheetsAtOnce) }))
    .output(gradeSheetsSchema),
  /** The teacher's own frequent comments: those returned most and lately first, then the others, oldest first. */
  comments: calls
    .route(route('GET', '/assignments/comments'))
    .output(z.object({ comments: z.array(frequentCommentSchema).max(limits.frequentCommentsMax) })),
  addComment: calls
    .errors(codes('too-many-comments'))
    .route({ ...route('POST', '/assignments/comments'), successStatus: 201 })
    .input(frequentCommentSchema)
    .output(frequentCommentSchema),
  /** Changes its text; grades that it was inserted in keep theirs. */
  editComment: calls
    .route(route('PATCH', '/assignments/comments/{id}'))
    .input(frequentCommentSchema)
    .output(frequentCommentSchema),
  /** Repeating the call changes nothing. */
  removeComment: calls
    .route(route('POST', '/assignments/comments/{id}/remove'))
    .input(id)
    .output(z.object({ removed: z.boolean() })),

  /**
   * The first page of the student's assignments: open work by due time, then what is done or over. With an id, only
   * that assignment, whichever page it is on, and no totals.
   */
  mine: calls
    .route(route('GET', '/assignments/mine'))
    .input(z.object({ only: idSchema.optional() }))
    .output(ownFirstPageSchema),
  /** The pages that follow. */
  minePage: calls
    .route(route('POST', '/assignments/mine/list'))
    .input(z.object({ page: z.int().min(2).max(1000) }))
    .output(ownPageSchema),
  /** The words of a list that are asked, as written; none without a list. */
  words: calls
    .route(route('GET', '/assignments/mine/{id}/words'))
    .input(id)
    .output(z.object({ words: z.array(z.string()) })),
  /** How the student stands with each word to learn. Not found for any other kind. */
  goalWords: calls.route(route('GET', '/assignments/mine/{id}/goal-words')).input(id).output(goalWordsSchema),
  /**
   * Marks the work as done: a game after an attempt, a text once it was read, a hand-in once it holds something, words
   * once they are there. Repeating the call changes nothing.
   */
  turnIn: calls
    .errors(codes('assignment-over', 'nothing-to-turn-in', 'hand-in-empty'))
    .route(route('POST', '/assignments/{id}/turn-in'))
    .input(id)
    .output(ownAssignmentSchema),
  /** Takes the turn-in back, as long as the work is neither due nor returned. */
  takeBack: calls
    .errors(over)
    .route(route('POST', '/assignments/{id}/take-back'))
    .input(id)
    .output(ownAssignmentSchema),
  ...copyCalls,
  ...handInCalls,
};
