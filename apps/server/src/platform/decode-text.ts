export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1254';

export type Decoded = { text: string; encoding: Encoding };

/**
 * Decodes a text file. The encoding is the byte order mark's; without one, UTF-16 when every other byte is zero, UTF-8
 * when the bytes are valid UTF-8, and otherwise Windows-1254, the Turkish code page, which covers most of what western
 * programs write too.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  const encoding = encodingOf(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 1000);
  const zeros = (odd: number) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  if (zeros(1) > 0.2 * start.length && zeros(0) === 0) return 'utf-16le';
  if (zeros(0) > 0.2 * start.length && zeros(1) === 0) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1254';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
