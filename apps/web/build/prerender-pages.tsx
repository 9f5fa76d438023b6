import type { Language } from '@wordgrove/contract/languages';
import { languages } from '@wordgrove/contract/languages';
import { dashboardPath } from '@wordgrove/contract/paths';
import type { Role } from '@wordgrove/contract/roles';
import { roles } from '@wordgrove/contract/roles';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { DashboardGreeting } from '#app/dashboards/dashboard-greeting.tsx';
import { LandingContent } from '#features/landing/landing-content.tsx';
import { LandingFrame } from '#features/landing/landing-frame.tsx';
import deApp from '#locales/de/app.json';
import de from '#locales/de/landing.json';
import enApp from '#locales/en/app.json';
import en from '#locales/en/landing.json';
import esApp from '#locales/es/app.json';
import es from '#locales/es/landing.json';
import frApp from '#locales/fr/app.json';
import fr from '#locales/fr/landing.json';
import trApp from '#locales/tr/app.json';
import tr from '#locales/tr/landing.json';
import { FullPageLoading } from '#ui/spinner.tsx';

const texts: Record<Language, typeof en> = { en, tr, es, fr, de };
const appTexts: Record<Language, typeof enApp> = { en: enApp, tr: trApp, es: esApp, fr: frApp, de: deApp };

export type PrerenderedPage = {
  name: 'landing' | 'shell';
  language: Language;
  title: string;
  description: string;
  root: string;
};

/** The first lines of single pages, by address, with `__NAME__` in place of the reader's name. */
export type Greetings = Record<string, string>;

/** Renders something as the browser would, without its behaviour. */
async function draw(language: Language, what: ReactNode): Promise<string> {
  const i18n = createInstance();
  await i18n.init({
    lng: language,
    resources: { [language]: { landing: texts[language], app: appTexts[language] } },
    interpolation: { escapeValue: false },
  });
  return renderToStaticMarkup(<I18nextProvider i18n={i18n}>{what}</I18nextProvider>);
}

function landingRoot(language: Language): Promise<string> {
  return draw(
    language,
    <LandingFrame>
      <LandingContent language={language} />
    </LandingFrame>,
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

/** The first lines of the dashboards, in one language. */
export async function prerenderGreetings(language: Language): Promise<Greetings> {
  const drawn = roles.map(async (role) => [dashboardPath(role), await greetingOf(role, language)] as const);
  return Object.fromEntries(await Promise.all(drawn));
}

function greetingOf(role: Role, language: Language): Promise<string> {
  const notice = <noscript>{texts[language].shell['needs-script']}</noscript>;
  return draw(language, <DashboardGreeting role={role} name="__NAME__" notice={notice} />);
}
