import { supportCategories, supportPriorities } from '@wordgrove/contract/support';
import { expect, it } from 'vitest';
import { categories, priorities } from './use-contact-form.ts';

it('offers every category and priority that the server takes', () => {
  expect(categories).toEqual(supportCategories);
  expect(priorities).toEqual(supportPriorities);
});
