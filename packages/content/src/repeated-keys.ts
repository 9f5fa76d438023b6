const parts = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g;

type Level = { keys: Set<string> | null; mayBeKey: boolean; lastKey: string };

/** Fields that identify an entry to a reader of the file. */
const naming = ['lemma', 'id'];

/**
 * Keys that occur twice in one object of a JSON text, a sentence each. `JSON.parse` silently keeps the last one, so a
 * whole translation could vanish.
 *
 * @param json valid JSON
 * @param parsed what it says: only where a key is missing there is something to look for
 */
export function repeatedKeys(json: string, parsed: unknown): string[] {
  return keysWritten(json) === keysIn(parsed) ? [] : findRepeated(json);
}

/** The keys in the text: a quote within a string is escaped. Less where a space precedes the colon. */
function keysWritten(json: string): number {
  let count = 0;
  for (let at = json.indexOf('":'); at !== -1; at = json.indexOf('":', at + 2)) if (json[at - 1] !== '\\') count += 1;
  return count;
}

function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce((sum: number, each) => sum + keysIn(each), own);
}

function findRepeated(json: string): string[] {
  const levels: Level[] = [];
  const found: string[] = [];
  let entry = '';
  for (const [part] of json.matchAll(parts)) {
    const level = levels.at(-1);
    if (part === '{') levels.push({ keys: new Set(), mayBeKey: true, lastKey: '' });
    else if (part === '[') levels.push({ keys: null, mayBeKey: false, lastKey: '' });
    else if (part === '}' || part === ']') levels.pop();
    else if (!level) continue;
    else if (part === ',') level.mayBeKey = level.keys !== null;
    else if (part === ':') level.mayBeKey = false;
    else if (level.mayBeKey && level.keys) {
      const key = String(JSON.parse(part));
      if (level.keys.has(key)) found.push(`"${entry}": "${key}" stands twice in one entry`);
      level.keys.add(key);
      level.lastKey = key;
    } else if (naming.includes(level.lastKey)) entry = String(JSON.parse(part));
  }
  return found;
}
