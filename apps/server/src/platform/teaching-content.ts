import type { Content } from '@wordgrove/content';
import { loadContent } from '@wordgrove/content';

let opened: Content | undefined;

/** All teaching content, read once per process on first use, in about a tenth of a second. */
export function openContent(): Content {
  opened ??= loadContent();
  return opened;
}
