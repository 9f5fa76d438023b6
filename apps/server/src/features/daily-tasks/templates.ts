import type { TaskTemplate } from '@wordgrove/content';
import { openContent } from '#platform/teaching-content.ts';

let byId: ReadonlyMap<string, TaskTemplate> | undefined;

/** The templates by their ids, made once for the process. */
export function templates(): ReadonlyMap<string, TaskTemplate> {
  byId ??= new Map(openContent().taskTemplates.map((template) => [template.id, template]));
  return byId;
}
