import { readInTab, writeInTab } from '#platform/storage.ts';

/** A text that was typed or pasted but not saved yet; it stays in this tab when its teacher leaves or reloads the page. */
export type KeptPaste = {
  values: { title: string; description: string; text: string };
  classIds: readonly string[];
};

const keyOf = (teacherId: string) => `pdfs:paste:${teacherId}`;

/** Null when there is none, or when something else has written it. */
export function readPaste(teacherId: string): KeptPaste | null {
  try {
    const { title, description, text, classIds } = JSON.parse(readInTab(keyOf(teacherId)) ?? '{}');
    const isOurs = [title, description, text].every(isText) && Array.isArray(classIds) && classIds.every(isText);
    return isOurs ? { values: { title, description, text }, classIds } : null;
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function keepPaste(teacherId: string, kept: KeptPaste | null): void {
  writeInTab(keyOf(teacherId), kept && JSON.stringify({ ...kept.values, classIds: kept.classIds }));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
