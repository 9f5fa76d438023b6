import type { TaskTemplate } from '@wordgrove/content';
import { limits } from '@wordgrove/contract/limits';
import type { Waiting } from '#features/daily-tasks/draw.ts';
import { chanceOf, drawTasks, fitting } from '#features/daily-tasks/draw.ts';
import { causeFor, isCountedBy, stepOf } from '#features/daily-tasks/rules.ts';
import type { Activity } from '#platform/activity.ts';
import { openContent } from '#platform/teaching-content.ts';
import { between, happens } from './chance.ts';
import { habits } from './diligence.ts';
import type { Day, Learner, TaskRow } from './learner.ts';
import { award, spend } from './learner.ts';

let byId: ReadonlyMap<string, TaskTemplate> | undefined;

export function templateOf({ templateId }: Pick<TaskRow, 'templateId'>): TaskTemplate | undefined {
  byId ??= new Map(openContent().taskTemplates.map((template) => [template.id, template]));
  return byId.get(templateId);
}

/** The tasks that the product would draw for this student and day. */
export function drawDay({ id: studentId, newId, diary, timeZone }: Learner, day: Day, waiting: Waiting): void {
  const createdAt = new Date(day.at);
  const set = { id: newId(createdAt), studentId, day: day.name, timeZone, kind: 'first' as const, createdAt };
  const templates = fitting(openContent().taskTemplates, waiting);
  const drawn = drawTasks(templates, chanceOf(`tasks:${studentId}:${day.name}`));
  day.tasks = drawn.map(({ template, priority }, place) => ({
    id: newId(createdAt),
    studentId,
    setId: set.id,
    day: day.name,
    place,
    templateId: template.id,
    type: template.category,
    priority,
    target: template.target,
    progress: 0,
    byActivity: 0,
    xp: template.xp,
    xpGiven: null,
    completedAt: null,
    archivedAt: null,
    createdAt,
    updatedAt: createdAt,
  }));
  diary.taskSets.push(set);
  diary.tasks.push(...day.tasks);
}

export function openTasks({ tasks }: Day): TaskRow[] {
  return tasks.filter(({ completedAt }) => completedAt === null);
}

/** How much more of this kind the day's tasks ask for, wherever it is done. */
export function askedFor(day: Day, kind: Activity['kind']): number {
  const asking = openTasks(day).filter((task) => {
    const template = templateOf(task);
    return template?.counts === kind && template.met === undefined;
  });
  return Math.max(0, ...asking.map(({ target, progress }) => target - progress));
}

/** Advances the tasks that count this activity. The same cause moves a task only once. */
export function countActivity(learner: Learner, day: Day, activity: Activity): void {
  for (const task of openTasks(day)) {
    const template = templateOf(task);
    if (!template || !isCountedBy(template, activity)) continue;
    const { source = 'activity' } = activity;
    const cause = causeFor(template, activity);
    const { taskMoves } = learner.diary;
    if (taskMoves.some((move) => move.taskId === task.id && move.cause === cause)) continue;
    const amount = stepOf(task, activity.amount);
    if (source === 'activity') task.byActivity += amount;
    move(learner, day, task, { cause, source, amount });
  }
}

/** Work that only the student sees, such as an essay: some gets done, some is only started. */
export function doTasksByHand(learner: Learner, day: Day): void {
  const { chance, diligence } = learner;
  for (const task of openTasks(day)) {
    const isSeen = templateOf(task)?.counts !== undefined;
    const share = habits[diligence].tasks * (isSeen ? 0.35 : 1);
    const drawn = chance();
    const left = task.target - task.progress;
    const amount = drawn < share ? left : drawn < share + 0.1 && left > 1 ? 1 : 0;
    if (amount === 0 || !spend(day, between(chance, 30, 240))) continue;
    move(learner, day, task, { cause: `own:${ownSteps(learner, task) + amount}`, source: 'self', amount });
  }
}

/** The student's own progress on a task, which numbers the causes of further steps. */
function ownSteps({ diary }: Learner, { id }: TaskRow): number {
  const own = diary.taskMoves.filter(({ taskId, cause }) => taskId === id && cause.startsWith('own:'));
  return own.reduce((sum, { amount }) => sum + amount, 0);
}

type Step = { cause: string; source: 'activity' | 'self'; amount: number };

function move(learner: Learner, day: Day, task: TaskRow, step: Step): void {
  const movedAt = new Date(day.at);
  learner.diary.taskMoves.push({ studentId: learner.id, taskId: task.id, ...step, movedAt });
  task.progress += step.amount;
  task.updatedAt = movedAt;
  if (task.progress < task.target) return;
  const paid = day.tasks.filter(({ xpGiven }) => (xpGiven ?? 0) > 0).length;
  task.completedAt = movedAt;
  task.xpGiven = paid < limits.paidTasksPerDay ? award(learner, day, `task:${task.id}`, task.xp, movedAt) : 0;
}

/** Whether the student looks at the tasks at all that day. */
export function looksAtTasks({ chance }: Learner): boolean {
  return happens(chance, 0.92);
}
