import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PasswordField } from './password-field.tsx';

it('hides the password at first and names its toggle by the visible word alone', () => {
  const html = renderToStaticMarkup(<PasswordField label="Password" />);
  expect(html).toContain('type="password"');
  expect(html).toMatch(/<button[^>]*>show<\/button>/);
  expect(html).not.toContain('aria-label');
});
