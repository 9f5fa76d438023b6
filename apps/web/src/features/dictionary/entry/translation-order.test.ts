import { expect, it } from 'vitest';
import { translationOrder } from './translation-order.ts';

it("puts the reader's language first, and none before the others for a reader of English", () => {
  expect(translationOrder('fr')).toEqual({ own: 'fr', others: ['tr', 'es', 'de'] });
  expect(translationOrder('en')).toEqual({ own: null, others: ['tr', 'es', 'fr', 'de'] });
});
