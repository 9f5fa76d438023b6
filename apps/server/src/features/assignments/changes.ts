import { isDeepStrictEqual } from 'node:util';
import type { Assignment } from '@wordgrove/contract/assignments';
import type { StoredTask } from '#db/schema/all.ts';
import type { TaughtBy } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import { listBegun } from './hidden-store.ts';
import { refuseHiding } from './hidden-work.ts';
import type { Asking, Unusable } from './kinds/kind.ts';
import { asksTheSame, kindOf } from './kinds/kinds.ts';
import type { PublishWish } from './publishing.ts';
import { asDraft, publishing, refuseTimes, showingOf } from './publishing.ts';
import { isShown } from './rules.ts';
import type { AssignmentParts, Made } from './service.ts';
import { audienceOf, changing, refusePoints, textsOf } from './service.ts';
import { presentOne } from './show.ts';
import type { AssignmentRow, AssignmentTexts } from './store.ts';
import { findAssignment, putAudience, updateAssignment } from './store.ts';
import { listClassesOf, scopeOfSetter } from './taught-store.ts';

type Edited = Made & { version: number; hidesWork: boolean };
type PublishRefusals = Refusals<'edit-conflict', Assignment> & Unusable;

export type AssignmentChanges = ReturnType<typeof assignmentChanges>;

/** Editing and publishing; a trial round checks what students will play. */
export function assignmentChanges(parts: AssignmentParts) {
  return { edit: edit(parts), publish: publishDraft(parts) };
}

function edit(parts: AssignmentParts) {
  const { db, clock, settings } = parts;
  const change = changing(parts);
  const publish = publishing(parts);
  return async (
    asking: Asking,
    { version, publishes, hidesWork, ...wanted }: Edited,
    errors: PublishRefusals & Refusals<'assignment-started' | 'points-returned' | 'work-hidden'>,
  ): Promise<Assignment> => {
    const { taught } = asking;
    const texts = textsOf(wanted, settings);
    const known = await findAssignment(db, taught, wanted.id);
    if (!known || known.removedAt) throw failures.notFound();
    const isTried = isShown(known, clock.now()) ? !asksTheSame(known.task, texts.task) : publishes;
    if (isTried) texts.task = await settings(texts.task).check(asking, texts.task, errors);
    return change(taught, wanted.id, async (tx, row, now) => {
      const wasShown = isShown(row, now);
      const { publishedAt } = row;
      const showing = wasShown ? { ...asDraft, publishedAt } : showingOf({ ...wanted, publishes }, now);
      if (row.version !== version) {
        const isSaved = wasShown || isAt(showing.publishedAt, publishedAt);
        if (row.version === version + 1 && isSaved && saysTheSame(row, texts)) return false;
        throw errors['edit-conflict']({ data: await presentOne(tx, { taught, now }, row.id) });
      }
      refuseOthersMaterial(taught, row, texts.task);
      const setter = scopeOfSetter(row);
      const isChanged = !asksTheSame(row.task, texts.task);
      if (isChanged && wasShown && (await kindOf(row.task).isStarted(tx, row.id))) throw errors['assignment-started']();
      if (!wasShown || !isAt(row.dueAt, texts.dueAt)) refuseTimes({ ...texts, ...showing }, now);
      await refusePoints(tx, row, texts.points, errors);
      const audience = await audienceOf(tx, taught, wanted, row.teacherId === taught.teacherId ? taught : setter);
      // Nobody has begun what nobody has seen.
      const begun = wasShown && !hidesWork ? await listBegun(tx, row.id) : [];
      await updateAssignment(tx, row, { ...texts, ...showing }, now);
      await putAudience(tx, row.id, audience);
      await refuseHiding(tx, row.id, begun, errors);
      if (showing.publishedAt) {
        const isFirst = publishedAt === null || row.isScheduled;
        const published = { id: row.id, task: texts.task, classIds: audience.classIds, isFirst, isChanged };
        await publish(tx, setter, { ...published, ...showing }, now, errors);
      }
      return true;
    });
  };
}

/**
 * A text or deck stays with its owner: of somebody else's homework, it can't be exchanged for another.
 *
 * @throws `not-found`
 */
function refuseOthersMaterial({ teacherId }: TaughtBy, known: AssignmentRow, task: StoredTask): void {
  const named = ownedIn(task);
  if (teacherId !== known.teacherId && named !== null && named !== ownedIn(known.task)) throw failures.notFound();
}

/** The id of the text or deck that a task is about; null for one that is complete in itself. */
function ownedIn(task: StoredTask): string | null {
  if (task.kind === 'reading') return task.pdfId;
  if (task.kind === 'words' || task.kind === 'outcome')
    return task.material.kind === 'deck' ? task.material.deckId : null;
  return null;
}

type Publishing = { id: string } & Pick<PublishWish, 'publishAt'>;

function publishDraft(parts: AssignmentParts) {
  const { db, clock, settings } = parts;
  const change = changing(parts);
  const publish = publishing(parts);
  return async (asking: Asking, { id, publishAt }: Publishing, errors: PublishRefusals): Promise<Assignment> => {
    const { taught } = asking;
    const known = await findAssignment(db, taught, id);
    if (!known || known.removedAt) throw failures.notFound();
    const wasShown = isShown(known, clock.now());
    const task = wasShown ? known.task : await settings(known.task).check(asking, known.task, errors);
    return change(taught, id, async (tx, row, now) => {
      const showing = showingOf({ publishes: true, publishAt }, now);
      if (isShown(row, now) || isAt(row.publishedAt, showing.publishedAt)) return false;
      // A version saved meanwhile had no trial round.
      if (row.version !== known.version)
        throw errors['edit-conflict']({ data: await presentOne(tx, { taught, now }, id) });
      refuseTimes({ ...row, ...showing }, now);
      const timeZone = row.dueAt === null && publishAt ? publishAt.timeZone : row.timeZone;
      await updateAssignment(tx, row, { ...showing, timeZone, task }, now);
      const setter = scopeOfSetter(row);
      const classIds = (await listClassesOf(tx, setter, [id])).map((each) => each.id);
      await publish(tx, setter, { ...showing, id, task, classIds, isFirst: true, isChanged: true }, now, errors);
      return true;
    });
  };
}

function isAt(one: Date | null, other: Date | null): boolean {
  return one?.getTime() === other?.getTime();
}

function saysTheSame(row: AssignmentRow, texts: AssignmentTexts): boolean {
  return (Object.keys(texts) as (keyof AssignmentTexts)[]).every((name) => isDeepStrictEqual(row[name], texts[name]));
}
