export { ContentError, loadContent } from './load.ts';
export type * from './types.ts';
export { readKey, wordKey } from './word-key.ts';
