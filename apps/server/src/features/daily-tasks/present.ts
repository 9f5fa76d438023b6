import type { TaskTemplate } from '@wordgrove/content';
import type { DailyTask } from '@wordgrove/contract/daily-tasks';
import type { Language } from '@wordgrove/contract/languages';
import type { BoardTask } from './board-store.ts';

/** A task as its student sees it, in one of the template's languages; the contract picks the fields. */
export function presentTask(row: BoardTask, template: TaskTemplate, language: Language): DailyTask {
  return {
    ...row,
    title: template.title[language],
    description: template.description[language],
    details: template.details.map((detail) => detail[language]),
    isCounted: template.counts !== undefined,
    completed: row.completedAt !== null,
    completedAt: row.completedAt && new Date(row.completedAt).toISOString(),
    difficulty: template.difficulty,
    timeEstimate: template.timeEstimate,
    actionUrl: template.actionUrl,
  };
}
