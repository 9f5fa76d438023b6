import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';

it('is no submit button unless it is asked to be one', () => {
  expect(renderToStaticMarkup(<Button>Go</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Go</Button>)).toContain('type="submit"');
});

it('keeps its name and stays focusable while loading', () => {
  const html = renderToStaticMarkup(<Button loading>Save</Button>);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain('disabled=""');
  expect(html).toContain('Save');
});

it('that leads nowhere now says so, and stays where the focus is', () => {
  expect(renderToStaticMarkup(<Button aria-disabled>Next</Button>)).toContain('aria-disabled="true"');
  expect(renderToStaticMarkup(<Button aria-disabled={false}>Next</Button>)).not.toContain('aria-disabled');
});
