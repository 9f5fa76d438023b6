import type { RowProblem } from '@wordgrove/contract/classes';
import { limits } from '@wordgrove/contract/limits';

/** One line with single spaces, as a name is stored. */
export function tidyName(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** Names are compared without regard to letter case and to how their letters are encoded. */
const folded = (name: string) => name.normalize('NFKC').toLowerCase();

const unreadable = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFFFD]/u;
/** UTF-8 that was read as a Western or Turkish code page: "MÃ¼ller", "AyÅŸe". */
const misread = /[ÃÄÅ][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u2013-\u203A\u20AC\u2122]/u;
const visible = /[\p{L}\p{N}\p{S}]/u;

/**
 * What keeps each row of a list from making an account. A name that the class or an earlier row has makes none: the same
 * list pasted twice must not make a class of doubles.
 */
export function judgeRows(names: readonly string[], inClass: readonly string[]): (RowProblem | null)[] {
  const there = new Set(inClass.map(folded));
  const seen = new Set<string>();
  return names.map((name) => {
    const fault = faultOf(name);
    if (fault) return fault;
    const key = folded(name);
    if (there.has(key)) return 'in-class';
    if (seen.has(key)) return 'repeated';
    seen.add(key);
    return null;
  });
}

function faultOf(name: string): RowProblem | null {
  if (unreadable.test(name) || !name.isWellFormed() || misread.test(name)) return 'unreadable';
  if (!visible.test(name)) return 'empty';
  return name.length > limits.nameMax ? 'too-long' : null;
}
