import type { HandInSize } from '@wordgrove/contract/assignments';
import type { TFunction } from 'i18next';

/** Says how much there is of a hand-in; empty for nothing. */
export function sizeText(t: TFunction<'assignments'> | TFunction<'assignments-teacher'>, size: HandInSize): string {
  const say = t as TFunction<'assignments'>;
  const { hasText, files } = size;
  if (files === 0) return hasText ? say('hand-in.size.text') : '';
  return say(hasText ? 'hand-in.size.both' : 'hand-in.size.files', { count: files });
}
