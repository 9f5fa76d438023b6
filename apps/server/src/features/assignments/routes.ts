import type { ChosenDeck, ListReport, TypedList } from '@wordgrove/contract/assignments';
import { memberWho, student, teacher } from '#http/builders.ts';
import type { Call } from '#http/call.ts';
import { ofOwn, ofTaught } from '#http/call.ts';
import type { OwnRows, TaughtBy } from '#http/context.ts';
import type { AssignmentChanges } from './changes.ts';
import type { CommentService } from './comment-service.ts';
import type { Copying } from './copying.ts';
import type { GradebookService } from './gradebook-service.ts';
import type { GradingService } from './grading-service.ts';
import type { HandInService } from './kinds/hand-in/hand-in-service.ts';
import type { GoalWordsService } from './kinds/word-goals/goal-words-service.ts';
import type { OwnAssignmentService, TurningIn } from './own-service.ts';
import type { AssignmentService, AssignmentStates } from './service.ts';
import type { WorkService } from './work-service.ts';

export type AssignmentRouteParts = {
  service: AssignmentService;
  changes: AssignmentChanges;
  copying: Copying;
  states: AssignmentStates;
  work: WorkService;
  grading: GradingService;
  comments: CommentService;
  answers: Call<'assignments.answers', [TaughtBy]>;
  gradebook: Pick<GradebookService, 'show' | 'sheets'>;
  own: OwnAssignmentService;
  turning: TurningIn;
  handIns: HandInService;
  goalWords: GoalWordsService;
  readList: (own: OwnRows, list: TypedList) => Promise<ListReport>;
  readDeck: (reader: { own: OwnRows; taught: TaughtBy }, chosen: ChosenDeck) => Promise<ListReport>;
};

/** Teachers set assignments, follow the work and grade it; students read theirs and turn them in. */
export function assignmentRoutes(parts: AssignmentRouteParts) {
  const { service, changes, copying, states, work, grading, comments, answers, gradebook, own, turning } = parts;
  const { handIns, goalWords, readList, readDeck } = parts;
  const set = teacher.assignments;
  const done = student.assignments;
  return {
    list: set.list.handler(({ context, input }) => service.list(context.taught, input)),
    one: set.one.handler(({ context, input }) => service.one(context.taught, input.id)),
    readList: set.readList.handler(({ context, input }) => readList(context.own, input)),
    readDeck: set.readDeck.handler(({ context, input }) => readDeck(context, input)),
    create: set.create.handler(({ context, input, errors }) => service.create(context, input, errors)),
    edit: set.edit.handler(({ context, input, errors }) => changes.edit(context, input, errors)),
    publish: set.publish.handler(({ context, input, errors }) => changes.publish(context, input, errors)),
    copyAll: set.copyAll.handler(({ context, input, errors }) => copying.copyAll(context, input, errors)),
    removeAll: set.removeAll.handler(({ context, input }) => copying.removeAll(context.taught, input.ids)),
    withdraw: set.withdraw.handler(({ context, input }) => states.withdraw(context.taught, input.id)),
    close: set.close.handler(({ context, input }) => states.close(context.taught, input)),
    remove: set.remove.handler(({ context, input }) => states.remove(context.taught, input.id)),
    restore: set.restore.handler(({ context, input, errors }) => states.restore(context.taught, input.id, errors)),
    work: set.work.handler(ofTaught(work.list)),
    extend: set.extend.handler(ofTaught(work.extend)),
    grade: set.grade.handler(ofTaught(grading.grade)),
    returnGraded: set.returnGraded.handler(ofTaught(grading.returnGraded)),
    tryAgain: set.tryAgain.handler(ofTaught(grading.tryAgain)),
    answers: set.answers.handler(ofTaught(answers)),
    gradebook: set.gradebook.handler(ofTaught(gradebook.show)),
    sheets: set.sheets.handler(ofTaught(gradebook.sheets)),
    comments: set.comments.handler(({ context }) => comments.list(context.taught)),
    addComment: set.addComment.handler(ofTaught(comments.add)),
    editComment: set.editComment.handler(ofTaught(comments.edit)),
    removeComment: set.removeComment.handler(ofTaught(comments.remove)),
    studentWords: set.studentWords.handler(ofTaught(goalWords.ofStudent)),
    mine: done.mine.handler(({ context, input }) => own.mine(context.own, { ...input, page: 1 })),
    minePage: done.minePage.handler(({ context, input }) => own.mine(context.own, input)),
    words: done.words.handler(async ({ context, input }) => ({ words: await own.words(context.own, input.id) })),
    goalWords: done.goalWords.handler(ofOwn(goalWords.own)),
    turnIn: done.turnIn.handler(ofOwn(turning.turnIn)),
    takeBack: done.takeBack.handler(ofOwn(turning.takeBack)),
    ownHandIn: done.ownHandIn.handler(ofOwn(handIns.own)),
    saveText: done.saveText.handler(ofOwn(handIns.saveText)),
    orderFiles: done.orderFiles.handler(ofOwn(handIns.orderFiles)),
    removeFile: done.removeFile.handler(ofOwn(handIns.removeFile)),
    studentHandIn: set.studentHandIn.handler(ofTaught(handIns.ofStudent)),
    filePass: memberWho('view_dictionary').assignments.filePass.handler(ofOwn(handIns.pass)),
  };
}
