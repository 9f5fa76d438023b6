import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@wordgrove/contract/limits';
import { failure } from '#http/failure.ts';
import { inWorker } from '#platform/in-worker.ts';
import type { AnkiNote } from './anki-collection.ts';
import type { PackageTrouble } from './anki-package.ts';
import type { ImportFile, ImportRow } from './import-rules.ts';
import { plainText, sidesOfCloze } from './plain-text.ts';
import { columnsOf } from './read-table.ts';

const timeoutMs = 20_000;

/**
 * The notes of an Anki package. A thread of its own unpacks and reads it, with an end to its time.
 *
 * @throws `import-unreadable`, or `too-large` when more is packed into it than a collection of cards can be
 */
export async function readApkg(content: Uint8Array): Promise<ImportFile> {
  const notes = await notesOf(content);
  if (notes === 'too-large') throw failure('too-large', 413);
  if (notes === 'unreadable') throw failure('import-unreadable', 400);
  return { format: 'apkg', encoding: null, rows: notes.map((note, at) => rowOf(note, at + 1)) };
}

async function notesOf(content: Uint8Array): Promise<AnkiNote[] | PackageTrouble> {
  const folder = await mkdtemp(join(tmpdir(), 'wordgrove-cards-'));
  try {
    const module = new URL('./apkg-worker.ts', import.meta.url);
    return (await inWorker(module, { content, folder }, timeoutMs)) as AnkiNote[] | PackageTrouble;
  } catch {
    return 'unreadable';
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A note's first field asks and the next one with text answers, unless their names say otherwise; gaps answer for themselves. */
function rowOf({ fields, names }: AnkiNote, line: number): ImportRow {
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
