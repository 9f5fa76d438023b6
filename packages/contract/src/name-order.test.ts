import { expect, it } from 'vitest';
import { nameOrder } from './name-order.ts';

it.each([
  ['tr', ['Can', 'cem', 'Çağla', 'Gül', 'Ğ', 'Ilgın', 'İpek', 'Oya', 'Özge', 'Su', 'Şule', 'Zeynep']],
  ['de', ['Ada', 'Änne', 'Anton', 'Öl', 'Oskar', 'Zoe']],
  ['fr', ['Edith', 'Élise', 'Emma', 'Zoé']],
  ['en', ['Student 2', 'student 10']],
])('in %s: %j', (language, names) => {
  expect(names.toReversed().sort(nameOrder(language))).toEqual(names);
});
