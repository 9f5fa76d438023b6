import type { OwnHandIn } from '@wordgrove/contract/assignments';
import { answer, refusal } from './answers.ts';

/** A server that keeps one student's work. */
export function keepWork(first: Partial<OwnHandIn> = {}) {
  let work: OwnHandIn = { text: '', version: 0, savedAt: null, files: [], maxFileBytes: 10_485_760, ...first };
  answer(
    (calls) => calls.assignments.ownHandIn,
    () => work,
  );
  const saved = answer(
    (calls) => calls.assignments.saveText,
    ({ text: written, version }) => {
      if (version !== work.version) throw refusal('edit-conflict', 409, work);
      work = { ...work, text: written, version: version + 1, savedAt: '2026-11-23T08:00:00.000Z' };
      return work;
    },
  );
  return {
    saved,
    work: () => work,
    put: (change: Partial<OwnHandIn>) => {
      work = { ...work, ...change };
      return work;
    },
  };
}

/** Chooses files as the system's picker would. */
export async function chooseIn(selector: string, ...files: File[]) {
  const input = document.querySelector<HTMLInputElement>(selector);
  if (!input) throw new Error('no file can be added');
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  input.files = list.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
