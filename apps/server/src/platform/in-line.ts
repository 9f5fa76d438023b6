type Line = { busy: number; waiting: (() => void)[] };

/**
 * Runs at most `lanes` pieces of work of one name at once; the others wait in line, first come, first served.
 *
 * @returns a function that takes the name and the work, and returns the work's result
 */
export function inLine(lanes: number): <Result>(name: string, work: () => Promise<Result>) => Promise<Result> {
  const lines = new Map<string, Line>();

  return async (name, work) => {
    const line = lines.get(name) ?? { busy: 0, waiting: [] };
    lines.set(name, line);
    if (line.busy >= lanes) await new Promise<void>((resolve) => line.waiting.push(resolve));
    else line.busy += 1;
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else line.busy -= 1;
      if (line.busy === 0) lines.delete(name);
    }
  };
}
