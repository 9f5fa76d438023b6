import type { Homework, Learner } from '#commands/demo/learner.ts';
import { wordState } from '#features/memory/rules.ts';
import { lastsUntil, predictedAt } from '#platform/forgetting.ts';
import { dueFor, hasSince, isOf, isTakenFrom, openHomework, turnIn, workOn } from './own-homework.ts';

/** Turns in what was done already when it was set, once for each assignment. */
export function meetHomework(learner: Learner, now: Date): void {
  for (const homework of learner.homework) {
    const { set } = homework;
    const since = hasSince(homework);
    if (since === null || since > now || learner.met.has(set.assignment.id)) continue;
    learner.met.add(set.assignment.id);
    if (workOn(learner, set)?.turnedInAt) continue;
    const at = isReached(learner, homework, since) ? since : readAllAt(learner, homework);
    const from = at && at > since ? at : since;
    if (at && isTakenFrom(learner, homework, from)) turnIn(learner, set, from);
  }
}

/** After evidence about words: turns in what now is as it has to be, as of that evidence. */
export function noteWords(learner: Learner, words: readonly string[], at: Date): void {
  for (const homework of openHomework(learner, at)) {
    const { set } = homework;
    if (words.some((word) => set.words.has(word)) && isReached(learner, homework, at)) turnIn(learner, set, at);
  }
}

/** After a page of a text: turns in what asks for no more pages of it. */
export function notePage(learner: Learner, pdfId: string, at: Date): void {
  for (const homework of openHomework(learner, at))
    if (isOf(homework, 'reading') && homework.set.assignment.task.pdfId === pdfId && readAllAt(learner, homework))
      turnIn(learner, homework.set, at);
}

/** Words that the student's open homework asks for. */
export function wordsAskedFor(learner: Learner, at: Date): ReadonlySet<string> {
  return new Set(openHomework(learner, at).flatMap(({ set }) => [...set.words]));
}

/** Whether the student's open homework is to read this text. */
export function isAskedToRead(learner: Learner, pdfId: string, at: Date): boolean {
  return openHomework(learner, at).some((each) => isOf(each, 'reading') && each.set.assignment.task.pdfId === pdfId);
}

/** Whether enough of the words are as they have to be. */
function isReached(learner: Learner, { set }: Homework, at: Date): boolean {
  const { task } = set.assignment;
  if (task.kind !== 'words' && task.kind !== 'outcome') return false;
  const until = predictedAt(dueFor(learner, set), at);
  const there = [...set.words].filter((word) => {
    const memory = learner.memories.get(word) ?? null;
    if (task.kind === 'outcome') return lastsUntil(memory, until, task.recall);
    return task.state === 'known' ? wordState(memory, at) === 'known' : Boolean(memory?.lastReview);
  });
  const share = task.kind === 'words' ? task.share : 100;
  return there.length >= Math.max(1, Math.ceil((set.words.size * share) / 100));
}

/** When the last of the chosen pages was read; null before that, and for any other kind. */
function readAllAt({ diary }: Learner, homework: Homework): Date | null {
  if (!isOf(homework, 'reading')) return null;
  const { pdfId } = homework.set.assignment.task;
  const { pages } = homework.set;
  const read = diary.readPages.filter((each) => each.pdfId === pdfId && pages.includes(each.page));
  const last = Math.max(...read.map(({ readAt }) => readAt?.getTime() ?? 0));
  return pages.length > 0 && read.length === pages.length ? new Date(last) : null;
}
