import { limits } from '@wordgrove/contract/limits';
import type { AnkiNote } from './anki-collection.ts';
import { readNotes } from './anki-collection.ts';
import type { PackageTrouble } from './anki-package.ts';
import { unpackCollection } from './anki-package.ts';
import type { ImportRow, ReadFile } from './import-rules.ts';
import { plainText, sidesOfCloze } from './plain-text.ts';
import { columnsOf } from './read-table.ts';

/**
 * Reads the notes of an Anki package, or says why it can't be unpacked. Damage may show only while the rows are read.
 *
 * @param folder where to unpack; must be empty
 */
export async function readApkg(path: string, folder: string): Promise<ReadFile | PackageTrouble> {
  const collection = await unpackCollection(path, folder, limits.importedCollectionBytes);
  return typeof collection === 'string'
    ? collection
    : { format: 'apkg', encoding: null, rows: rowsOf(collection.path) };
}

function* rowsOf(path: string): Generator<ImportRow, 'unreadable' | undefined> {
  const notes = readNotes(path);
  for (let line = 1; ; line += 1) {
    const { value, done } = notes.next();
    if (done) return value;
    yield rowOf(value, line);
  }
}

/**
 * A note's first field is the front and the next one with text the back, unless the field names say otherwise. In cloze
 * notes the gaps are the answers.
 */
function rowOf({ fields, names }: AnkiNote, line: number): ImportRow {
  if (!fields) return { line, front: '', back: '', note: '', sentence: '', trouble: 'too-long' };
  const texts = fields.map(plainText);
  const named = columnsOf(names);
  const cloze = sidesOfCloze(texts[0] ?? '');
  if (cloze) return { line, ...cloze, note: notesIn(texts.slice(1)), sentence: '' };
  const frontAt = named?.front ?? 0;
  const isAnswer = (text: string, at: number) => at !== frontAt && text !== '';
  const backAt = named && texts[named.back] ? named.back : texts.findIndex(isAnswer);
  const sentence = texts[named?.sentence ?? -1] ?? '';
  const isSentence = sentence !== '' && sentence.length <= limits.cardSentenceMax && named?.sentence !== backAt;
  const used = new Set([frontAt, backAt, ...(isSentence ? [named?.sentence] : [])]);
  return {
    line,
    front: texts[frontAt] ?? '',
    back: texts[backAt] ?? '',
    note: notesIn(texts.filter((_, at) => !used.has(at))),
    sentence: isSentence ? sentence : '',
  };
}

/** The other fields, as far as a card has room for them. */
function notesIn(texts: readonly string[]): string {
  return texts.reduce((note, text) => {
    const longer = [note, text].filter((part) => part !== '').join('\n');
    return longer.length <= limits.cardTextMax ? longer : note;
  }, '');
}
