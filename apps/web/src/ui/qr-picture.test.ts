import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrPath } from './qr-picture.tsx';

it('draws one rectangle for every run of dark squares', () => {
  expect(
    qrPath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
});

it('covers exactly the dark squares of a real code', () => {
  const { data } = encode('https://words.school.example/register/student?code=GR7VEH');
  const covered = [...qrPath(data).matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, width]) =>
    Array.from({ length: Number(width) }, (_, step) => `${Number(x) + step},${y}`),
  );
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])));
  expect(covered).toEqual(dark);
});
