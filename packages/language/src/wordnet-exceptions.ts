import type { OpenClass } from './parts-of-speech.ts';
import { openClasses } from './parts-of-speech.ts';
import { exceptionLists } from './wordnet-exceptions.generated.ts';

const read = new Map<OpenClass, ReadonlyMap<string, readonly string[]>>();

/**
 * The base forms of an irregular form in WordNet's exception lists, likeliest first; empty if the form isn't listed.
 * Use with `baseForms(form, { exceptions: wordnetExceptions })`. About 90 KB (27 KB compressed), so it has its own
 * entry; a list is unpacked on first use.
 */
export function wordnetExceptions(form: string, pos: OpenClass): readonly string[] {
  return listOf(pos).get(form) ?? [];
}

/** All forms of the lists with their base forms, for checks. */
export function listExceptions(): { form: string; pos: OpenClass; lemmas: readonly string[] }[] {
  return openClasses.flatMap((pos) => [...listOf(pos)].map(([form, lemmas]) => ({ form, pos, lemmas })));
}

function listOf(pos: OpenClass): ReadonlyMap<string, readonly string[]> {
  const known = read.get(pos);
  if (known) return known;
  const list = new Map(exceptionLists[pos].split(';').map(unpack));
  read.set(pos, list);
  return list;
}

/** `abaci:1us` → ["abaci", ["abacus"]] */
function unpack(entry: string): [string, readonly string[]] {
  const [form = '', cuts = ''] = entry.split(':');
  return [
    form,
    cuts.split(',').map((cut) => {
      const off = Number.parseInt(cut, 10);
      return `${form.slice(0, form.length - off)}${cut.replace(/^\d+/, '')}`;
    }),
  ];
}
