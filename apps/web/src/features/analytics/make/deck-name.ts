import { limits } from '@wordgrove/contract/limits';

/** A name with a class in it; where it would be too long, the class is cut: the day tells the decks of a class apart. */
export function deckName(nameFor: (className: string) => string, className: string): string {
  return nameFor(className.slice(0, Math.max(0, limits.nameMax - nameFor('').length)));
}
