export { ContentError, loadContent } from './load.ts';
export type * from './types.ts';
export { wordKey } from './word-key.ts';
