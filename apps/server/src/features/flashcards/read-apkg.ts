import { limits } from '@wordgrove/contract/limits';
import type { AnkiNote } from './anki-collection.ts';
import { readNotes } from './anki-collection.ts';
import type { PackageTrouble } from './anki-package.ts';
import { unpackCollection } from './anki-package.ts';
import type { ImportRow, ReadFile } from './import-rules.ts';
import { plainText, sidesOfCloze } from './plain-text.ts';
import { columnsOf } from './read-table.ts';

/**
 * The notes of an Anki package. Too much may be packed into it; what is damaged may show only while its rows are read.
 *
 * @param folder for what is unpacked, empty
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

/** A note's first field asks and the next one with text answers, unless their names say otherwise; gaps answer for themselves. */
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

/** The other fields, as far as they have room on a card. */
function notesIn(texts: readonly string[]): string {
  return texts.reduce((note, text) => {
    const longer = [note, text].filter((part) => part !== '').join('\n');
    return longer.length <= limits.cardTextMax ? longer : note;
  }, '');
}
