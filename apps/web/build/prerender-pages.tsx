import type { Language } from '@wordgrove/contract/languages';
import { languages } from '@wordgrove/contract/languages';
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { LandingContent } from '#features/landing/landing-content.tsx';
import { LandingFrame } from '#features/landing/landing-frame.tsx';
import de from '#locales/de/landing.json';
import en from '#locales/en/landing.json';
import es from '#locales/es/landing.json';
import fr from '#locales/fr/landing.json';
import tr from '#locales/tr/landing.json';
import { FullPageLoading } from '#ui/full-page-loading.tsx';

const texts: Record<Language, typeof en> = { en, tr, es, fr, de };

export type PrerenderedPage = {
  name: 'landing' | 'shell';
  language: Language;
  title: string;
  description: string;
  root: string;
};

/** Draws the landing page as the browser would, without its behaviour. */
async function landingRoot(language: Language): Promise<string> {
  const i18n = createInstance();
  await i18n.init({ lng: language, resources: { [language]: { landing: texts[language] } } });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <LandingFrame>
        <LandingContent language={language} />
      </LandingFrame>
    </I18nextProvider>,
  );
}

function shellRoot(text: (typeof en)['shell']): string {
  return renderToStaticMarkup(
    <>
      <FullPageLoading text={text.loading} />
      <noscript>{text['needs-script']}</noscript>
    </>,
  );
}

/** The landing page and the waiting shell in every language, as HTML that needs no script. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  const pages = languages.map(async (language): Promise<PrerenderedPage[]> => {
    const { title, description, shell } = texts[language];
    return [
      { name: 'landing', language, title, description, root: await landingRoot(language) },
      { name: 'shell', language, title: shell.title, description, root: shellRoot(shell) },
    ];
  });
  return (await Promise.all(pages)).flat();
}
