import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** A note's fields, HTML as Anki keeps it, with their names where they are known; no fields where it is too long. */
export type AnkiNote = { fields: string[] | null; names: string[] };

/** What a note and the description of all kinds of notes may take; a hundred times what people write. */
const noteBytesMax = 262_144;
const modelsBytesMax = 4_194_304;
const fieldsMax = 100;

const noteSchema = z.object({ kind: z.string(), flds: z.string() });
const modelsSchema = z.record(z.string(), z.object({ flds: z.array(z.object({ name: z.string() })) }));
const fieldSchema = z.object({ kind: z.string(), ord: z.int(), name: z.string() });

/**
 * The notes of an Anki collection, oldest first. The file is a stranger's: only plain tables are read, so nothing in it
 * is computed; they are read in the order in which they lie, so nothing is sorted; and what is longer than it can sensibly
 * be is left unread in the file. A note that is too long has no fields.
 *
 * @returns `unreadable` when it is no collection, or a damaged one
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

/** No view, no virtual table, and no column that is computed. */
function isPlainTable(database: DatabaseSync, name: string): boolean {
  const table = database
    .prepare("SELECT substr(sql, 1, 20) AS sql FROM sqlite_schema WHERE type = 'table' AND name = ?")
    .get(name);
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
