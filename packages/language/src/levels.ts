export type { Level } from '@wordgrove/contract/levels';
export { levels } from '@wordgrove/contract/levels';
