import { readInTab, writeInTab } from '#platform/storage.ts';
import type { Fields } from './fields.ts';

/** What was typed but not saved yet; it stays in this tab when somebody navigates away or reloads the page. */
export type KeptForm = {
  /** Of the assignment being made or edited. */
  id: string;
  /** The version that existed when typing began; null for a new one. */
  version: number | null;
  fields: Fields;
  /** What they held before anything was typed. */
  base: Fields;
};

const keyOf = (form: string) => `assignments:form:${form}`;

function read(form: string): Partial<KeptForm & { made: string }> {
  try {
    const kept: unknown = JSON.parse(readInTab(keyOf(form)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** The id that a new assignment was going to have; null when none is kept. */
export function keptId(form: string): string | null {
  const { id } = read(form);
  return typeof id === 'string' ? id : null;
}

/**
 * @param form `new`, or the id of an assignment being edited
 * @param standard fields of the current shape; what another version of this page kept is of no use
 */
export function readForm(form: string, standard: Fields): KeptForm | null {
  const { id, version, fields, base } = read(form);
  if (typeof id !== 'string' || !isOfShape(fields, standard) || !isOfShape(base, standard)) return null;
  return { id, version: typeof version === 'number' ? version : null, fields, base };
}

/** Null forgets it. */
export function keepForm(form: string, kept: KeptForm | null): void {
  writeInTab(keyOf(form), kept && JSON.stringify(kept));
}

/** Notes that the new assignment now exists, until the address says so: nothing typed is kept for it any more. */
export function noteMade(id: string): void {
  writeInTab(keyOf('new'), JSON.stringify({ made: id }));
}

/** The id of the new assignment that has been made, until the address says so. */
export function madeMeanwhile(): string | null {
  const { made } = read('new');
  return typeof made === 'string' ? made : null;
}

/** Called once the address says so. */
export function forgetMade(): void {
  if (madeMeanwhile() !== null) keepForm('new', null);
}

function isOfShape(kept: unknown, standard: Fields): kept is Fields {
  if (typeof kept !== 'object' || kept === null) return false;
  const values: Readonly<Record<string, unknown>> = { ...kept };
  return Object.entries(standard).every(
    ([name, value]) => value === null || (typeof values[name] === typeof value && values[name] !== null),
  );
}
