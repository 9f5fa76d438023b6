export { ContentError, loadContent } from './load.ts';
export { topics } from './topics.ts';
export type * from './types.ts';
export { wordKey } from './word-key.ts';
