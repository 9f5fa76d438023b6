import type { Refusals } from '#http/failure.ts';
import { ChildOverLimit, messagesFromChild } from '#platform/in-child.ts';
import type { ImportInput, ImportPart, ImportRefusal } from './import-child.ts';
import type { ImportFile, JudgedRow } from './import-rules.ts';

const module = new URL('./import-child.ts', import.meta.url);

/** Ten times what the largest file of real cards takes. */
const childLimits = { timeoutMs: 20_000, memoryMb: 256 };

/**
 * Reads the rows of a file of cards, whatever its kind, in a process of its own with limits on time and memory.
 *
 * @throws `import-unreadable` for a file that is neither a table nor an Anki package, `import-empty` for one without a
 * row, `import-too-large` for one beyond the limits
 */
export async function readImport(input: ImportInput, errors: Refusals<ImportRefusal>): Promise<ImportFile> {
  const rows: JudgedRow[] = [];
  try {
    for await (const message of messagesFromChild(module, input, childLimits)) {
      const part = message as ImportPart;
      if ('refusal' in part) throw errors[part.refusal]();
      if ('end' in part) return { ...part.end, rows };
      rows.push(...part.rows);
    }
  } catch (error) {
    if (error instanceof ChildOverLimit) throw errors['import-too-large']();
    throw error;
  }
  throw errors['import-unreadable']();
}
