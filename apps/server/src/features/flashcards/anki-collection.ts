import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** A note's fields as Anki's HTML, with the fields' names where known; `fields` is null when the note is too long. */
export type AnkiNote = { fields: string[] | null; names: string[] };

/** Upper bounds for one note and for the description of all note types: a hundred times what people write. */
const noteBytesMax = 262_144;
const modelsBytesMax = 4_194_304;
const fieldsMax = 100;

const noteSchema = z.object({ kind: z.string(), flds: z.string() });
const modelsSchema = z.record(z.string(), z.object({ flds: z.array(z.object({ name: z.string() })) }));
const fieldSchema = z.object({ kind: z.string(), ord: z.int(), name: z.string() });

/**
 * Reads the notes of an Anki collection, oldest first. The file comes from a stranger: only plain tables are read, so
 * that it computes nothing; rows come in stored order, so that it sorts nothing; oversized values are never loaded. A
 * note that is too long has no fields.
 *
 * @returns `unreadable` when the file is no collection or is damaged
 */
export function* readNotes(path: string): Generator<AnkiNote, 'unreadable' | undefined> {
  try {
    const database = new DatabaseSync(path, { readOnly: true, allowExtension: false });
    try {
      database.exec('PRAGMA trusted_schema = OFF');
      if (!isPlainTable(database, 'notes')) return 'unreadable';
      const names = fieldNames(database);
      const statement = database.prepare(
        `SELECT CASE WHEN typeof(mid) = 'integer' THEN CAST(mid AS TEXT) ELSE '' END AS kind,
           CASE WHEN octet_length(flds) <= ? THEN flds END AS flds FROM notes ORDER BY rowid`,
      );
      for (const row of statement.iterate(noteBytesMax)) {
        const note = noteSchema.safeParse(row);
        yield note.success
          ? { fields: note.data.flds.split('\u001f', fieldsMax), names: names.get(note.data.kind) ?? [] }
          : { fields: null, names: [] };
      }
    } finally {
      database.close();
    }
  } catch {
    return 'unreadable';
  }
  return;
}

/** Neither a view nor a virtual table, and without generated columns. */
function isPlainTable(database: DatabaseSync, name: string): boolean {
  const table = database
    .prepare("SELECT substr(sql, 1, 20) AS sql FROM sqlite_schema WHERE type = 'table' AND name = ?")
    .get(name);
  const columns = database.prepare('SELECT hidden FROM pragma_table_xinfo(?)').all(name);
  return /^CREATE TABLE\s/i.test(String(table?.sql)) && columns.every(({ hidden }) => hidden === 0);
}

/** Field names by note type; empty when unreadable, since only the names are lost. */
function fieldNames(database: DatabaseSync): Map<string, string[]> {
  try {
    return isPlainTable(database, 'fields') ? namesInTable(database) : namesInModels(database);
  } catch {
    return new Map();
  }
}

function namesInTable(database: DatabaseSync): Map<string, string[]> {
  const rows = database
    .prepare(
      `SELECT CAST(ntid AS TEXT) AS kind, ord, name FROM fields
       WHERE typeof(ntid) = 'integer' AND octet_length(name) <= 1000 LIMIT 10000`,
    )
    .all();
  const fields = z.array(fieldSchema).parse(rows.map((row) => ({ ...row })));
  const kinds = Map.groupBy(fields, ({ kind }) => kind);
  return new Map(
    [...kinds].map(([kind, own]) => [kind, own.sort((one, other) => one.ord - other.ord).map(({ name }) => name)]),
  );
}

function namesInModels(database: DatabaseSync): Map<string, string[]> {
  if (!isPlainTable(database, 'col')) return new Map();
  const row = database
    .prepare('SELECT CASE WHEN octet_length(models) <= ? THEN models END AS models FROM col LIMIT 1')
    .get(modelsBytesMax);
  const models = modelsSchema.parse(JSON.parse(String(row?.models)));
  return new Map(Object.entries(models).map(([kind, { flds }]) => [kind, flds.map(({ name }) => name)]));
}
