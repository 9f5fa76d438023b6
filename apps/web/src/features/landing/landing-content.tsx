import type { Language } from '@wordgrove/contract/languages';
import { languageNames, languages } from '@wordgrove/contract/languages';
import { paths } from '@wordgrove/contract/paths';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GroveScene } from './grove-scene.tsx';
import styles from './landing-content.module.css';
import { Steps } from './steps.tsx';

export type LandingContentProps = {
  language: Language;
  link?: LandingLink | undefined;
  /** Changes the language in place; without it the links request the page in that language from the server. */
  onLanguage?: ((language: Language) => void) | undefined;
};

/** What a visitor reads: what this is in one sentence, three pictures of it, and the two ways in. */
export function LandingContent({ language, link: Link = 'a', onLanguage }: LandingContentProps) {
  const { t } = useTranslation('landing');
  return (
    <div>
      <section className={styles.hero}>
        <div>
          <h1 className={styles.headline}>{t('headline')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <div className={styles.ways}>
            <Link href={paths.register} className={styles.start}>
              {t('get-started')}
            </Link>
            <Link href={paths.login} className={styles.login}>
              {t('login')}
            </Link>
          </div>
          <p className={styles.hint}>{t('code-hint')}</p>
        </div>
        <GroveScene />
      </section>
      <Steps language={language} />
      <Promises />
      <LanguageLinks language={language} onLanguage={onLanguage} />
    </div>
  );
}

/** What the product promises, in three sentences. */
function Promises() {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.promises}>
      <h2>{t('promises.title')}</h2>
      <ul className={styles.list}>
        <li>{t('promises.calm')}</li>
        <li>{t('promises.private')}</li>
        <li>{t('promises.yours')}</li>
      </ul>
    </section>
  );
}

type LanguageLinksProps = {
  language: Language;
  onLanguage: ((language: Language) => void) | undefined;
};

/** The page in the other languages, each under its own name. */
function LanguageLinks({ language, onLanguage }: LanguageLinksProps) {
  const { t } = useTranslation('landing');
  const choose = (chosen: Language) => (event: MouseEvent) => {
    if (!onLanguage) return;
    event.preventDefault();
    onLanguage(chosen);
  };
  return (
    <nav aria-label={t('language')} className={styles.links}>
      {languages.map((other) => (
        <a
          key={other}
          href={languageAddress(other)}
          lang={other}
          hrefLang={other}
          aria-current={other === language ? 'true' : undefined}
          onClick={choose(other)}
        >
          {languageNames[other]}
        </a>
      ))}
    </nav>
  );
}

export type LandingLinkProps = { href: string; className?: string | undefined; children: ReactNode };

/** What renders a link on the landing page: a plain `a` before scripts run, the router's link afterwards. */
type LandingLink = 'a' | ComponentType<LandingLinkProps>;

/** The landing page in one language, as an address that works without scripts. */
function languageAddress(language: Language): string {
  return `${paths.landing}?lang=${language}`;
}
