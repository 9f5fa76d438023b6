/** One block of a stream of server-sent events; a field that wasn't sent is absent. */
export type Block = { id?: string; data?: string; retry?: number };

/**
 * Splits a stream's text into blocks, however the network has split it (HTML standard, "server-sent events"). Comments
 * and unused fields are skipped; only the format our server writes is read: `name: value`, lines ending with LF.
 *
 * @returns a function that takes the next piece of text and returns the blocks it completes
 */
export function blockReader(): (text: string) => Block[] {
  let rest = '';
  return (text) => {
    const parts = (rest + text).split('\n\n');
    rest = parts.pop() ?? '';
    return parts.map(readBlock);
  };
}

function readBlock(text: string): Block {
  const block: Block = {};
  for (const line of text.split('\n')) {
    if (line.startsWith('id: ')) block.id = line.slice(4);
    else if (line.startsWith('data: ')) block.data = line.slice(6);
    else if (/^retry: \d+$/.test(line)) block.retry = Number(line.slice(7));
  }
  return block;
}
