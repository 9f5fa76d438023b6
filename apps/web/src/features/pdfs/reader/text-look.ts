import { useState } from 'react';
import { isOneOf } from '#platform/is-one-of.ts';
import { readStored, writeStored } from '#platform/storage.ts';

export const textFonts = ['clear', 'book'] as const;
export const textSizes = ['small', 'medium', 'large', 'huge'] as const;

/** How a reader wants plain text to look. */
export type TextLook = { font: (typeof textFonts)[number]; size: (typeof textSizes)[number] };

const key = 'wordgrove-reading-look';

/** The reader's choice, kept in this browser. */
export function useTextLook(): [TextLook, (change: Partial<TextLook>) => void] {
  const [look, setLook] = useState(readLook);
  const change = (changed: Partial<TextLook>) => {
    const next = { ...look, ...changed };
    setLook(next);
    writeStored(key, `${next.font} ${next.size}`);
  };
  return [look, change];
}

function readLook(): TextLook {
  const [font, size] = (readStored(key) ?? '').split(' ');
  return {
    font: isOneOf(textFonts, font) ? font : 'clear',
    size: isOneOf(textSizes, size) ? size : 'medium',
  };
}
