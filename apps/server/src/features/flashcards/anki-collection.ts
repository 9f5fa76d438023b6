import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** A note's fields, HTML as Anki keeps it, with their names where they are known. */
export type AnkiNote = { fields: string[]; names: string[] };

const noteSchema = z.object({ kind: z.string(), flds: z.string() });
const modelsSchema = z.record(z.string(), z.object({ flds: z.array(z.object({ name: z.string() })) }));
const fieldSchema = z.object({ kind: z.string(), ord: z.int(), name: z.string() });

/**
 * The notes of an Anki collection, oldest first. The file is a stranger's: only plain tables are read, so nothing in it
 * is computed.
 *
 * @returns `unreadable` when it is no collection, or a damaged one
 */
export function readNotes(path: string, max: number): AnkiNote[] | 'unreadable' {
  try {
    const database = new DatabaseSync(path, { readOnly: true, allowExtension: false });
    try {
      database.exec('PRAGMA trusted_schema = OFF');
      if (!isPlainTable(database, 'notes')) return 'unreadable';
      const names = fieldNames(database);
      const statement = database.prepare('SELECT CAST(mid AS TEXT) AS kind, flds FROM notes ORDER BY id LIMIT ?');
      return [...statement.iterate(max)].map((row) => {
        const note = noteSchema.safeParse(row);
        return note.success
          ? { fields: note.data.flds.split('\u001f'), names: names.get(note.data.kind) ?? [] }
          : { fields: [], names: [] };
      });
    } finally {
      database.close();
    }
  } catch {
    return 'unreadable';
  }
}

/** No view, no virtual table, and no column that is computed. */
function isPlainTable(database: DatabaseSync, name: string): boolean {
  const table = database.prepare("SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = ?").get(name);
  const columns = database.prepare('SELECT hidden FROM pragma_table_xinfo(?)').all(name);
  return /^CREATE TABLE\s/i.test(String(table?.sql)) && columns.every(({ hidden }) => hidden === 0);
}

/** The names of the fields of each kind of note; none where they can't be read, which loses only the names. */
function fieldNames(database: DatabaseSync): Map<string, string[]> {
  try {
    return isPlainTable(database, 'fields') ? namesInTable(database) : namesInModels(database);
  } catch {
    return new Map();
  }
}

function namesInTable(database: DatabaseSync): Map<string, string[]> {
  const rows = database.prepare('SELECT CAST(ntid AS TEXT) AS kind, ord, name FROM fields LIMIT 10000').all();
  const fields = z.array(fieldSchema).parse(rows.map((row) => ({ ...row })));
  const kinds = Map.groupBy(fields, ({ kind }) => kind);
  return new Map(
    [...kinds].map(([kind, own]) => [kind, own.sort((one, other) => one.ord - other.ord).map(({ name }) => name)]),
  );
}

function namesInModels(database: DatabaseSync): Map<string, string[]> {
  if (!isPlainTable(database, 'col')) return new Map();
  const row = database.prepare('SELECT models FROM col LIMIT 1').get();
  const models = modelsSchema.parse(JSON.parse(String(row?.models)));
  return new Map(Object.entries(models).map(([kind, { flds }]) => [kind, flds.map(({ name }) => name)]));
}
