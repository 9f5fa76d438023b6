import { csvStart, csvLine as lineOf, quoted } from '#platform/csv.ts';

/** The parts of a card that are written to a file. */
export type WrittenCard = { front: string; back: string; note: string; sentence: string };

const titles = ['Front', 'Back', 'Note', 'Sentence'];

export const csvHead = csvStart + lineOf(titles);

export function csvLine({ front, back, note, sentence }: WrittenCard): string {
  return lineOf([front, back, note, sentence]);
}

/** The start of a file for Anki's File → Import. */
export const ankiHead = `#separator:tab\n#html:false\n#columns:${titles.join('\t')}\n`;

export function ankiLine({ front, back, note, sentence }: WrittenCard): string {
  return `${[front, back, note, sentence].map(quoted).join('\t')}\n`;
}
