import type { TaskTemplate } from '@wordgrove/content';
import { openContent } from '#platform/teaching-content.ts';

let byId: ReadonlyMap<string, TaskTemplate> | undefined;

/** The templates by id, built once per process. */
export function templates(): ReadonlyMap<string, TaskTemplate> {
  byId ??= new Map(openContent().taskTemplates.map((template) => [template.id, template]));
  return byId;
}
