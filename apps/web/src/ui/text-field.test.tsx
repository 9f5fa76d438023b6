import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

it('ties label, note, hint and error to the input', () => {
  const html = renderToStaticMarkup(
    <TextField id="email" label="Email" note="optional" hint="We send a link." error="Not an address." />,
  );
  expect(html).toMatch(/<label[^>]* for="email">Email<\/label>/);
  expect(html).toContain('aria-describedby="email-note email-hint email-error"');
  expect(html).toMatch(/id="email-error"><span>Not an address\./);
  expect(html).toContain('aria-invalid="true"');
});

it('says nothing about hints and errors that are not there', () => {
  const html = renderToStaticMarkup(<TextField label="Email" />);
  expect(html).not.toMatch(/aria-describedby|aria-invalid/);
});
