import type { Language } from '@wordgrove/contract/languages';

const kilo = 1024;
const mega = kilo * kilo;

/** A size in the language's units: `320 kB`, `1.4 MB`. Never 0: the smallest is one kilobyte. */
export function fileSize(bytes: number, language: Language): string {
  const [unit, divisor, digits] = bytes < mega ? (['kilobyte', kilo, 0] as const) : (['megabyte', mega, 1] as const);
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: digits });
  return format.format(Math.max(bytes / divisor, 1));
}
