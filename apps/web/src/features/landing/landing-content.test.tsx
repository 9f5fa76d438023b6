import { languages } from '@wordgrove/contract/languages';
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import de from '#locales/de/landing.json';
import en from '#locales/en/landing.json';
import es from '#locales/es/landing.json';
import fr from '#locales/fr/landing.json';
import tr from '#locales/tr/landing.json';
import { LandingContent } from './landing-content.tsx';

const texts = { en, tr, es, fr, de };

vi.stubGlobal('__PICTURES__', ['students.de.webp']);

async function draw(language: keyof typeof texts): Promise<string> {
  const i18n = createInstance();
  await i18n.init({ lng: language, resources: { [language]: { landing: texts[language] } } });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <LandingContent language={language} />
    </I18nextProvider>,
  );
}

describe.each(languages)('the landing page before any script runs, in %s', (language) => {
  it('has real links to both ways in and to itself in every language', async () => {
    const html = await draw(language);
    expect(html).toContain('href="/register"');
    expect(html).toContain('href="/login"');
    for (const other of languages) expect(html).toContain(`href="/?lang=${other}"`);
  });

  it('holds to the security policy: no inline style, no inline script', async () => {
    expect(await draw(language)).not.toMatch(/ style=|<script| on\w+=/i);
  });

  it('says every text in words, not by its key', async () => {
    expect(await draw(language)).not.toMatch(/>[a-z-]+\.[a-z-]+</);
  });
});

it('calls the two ways in by the names that are fixed in English', async () => {
  const html = await draw('en');
  expect(html).toContain('>Get Started</a>');
  expect(html).toContain('>Login</a>');
});

it('shows a photograph where there is one for the language and a drawing elsewhere', async () => {
  expect(await draw('de')).toContain('src="/pictures/students.de.webp"');
  expect(await draw('fr')).not.toContain('<img');
});
