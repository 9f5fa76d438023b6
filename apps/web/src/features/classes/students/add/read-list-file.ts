import type { Language } from '@wordgrove/contract/languages';

/** Code pages that spreadsheets save in, by the language of whoever uses them. */
const codePageOf: Readonly<Record<Language, string>> = {
  en: 'windows-1252',
  de: 'windows-1252',
  es: 'windows-1252',
  fr: 'windows-1252',
  tr: 'windows-1254',
};

/** More than a list of a whole school. */
const mostBytes = 1_000_000;

/** What no list has, but a picture or a spreadsheet in its own format. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they tell text from other files
const binary = /[\0-\x08\x0e-\x1f]/;

/** The text of a list; empty for a file that isn't text. */
export async function readListFile(file: File, language: Language): Promise<string> {
  const text = await decode(file, language);
  return binary.test(text) ? '' : text;
}

/**
 * What isn't UTF-8, or UTF-16 that says so, is read in the code page that spreadsheets use for the
 * language: the preview shows whether the names came out right.
 */
async function decode(file: File, language: Language): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, mostBytes).arrayBuffer());
  const [one, two] = bytes;
  if (one === 0xff && two === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (one === 0xfe && two === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(codePageOf[language]).decode(bytes);
  }
}
