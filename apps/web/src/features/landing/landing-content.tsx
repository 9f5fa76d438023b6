import type { Language } from '@wordgrove/contract/languages';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { GroveScene } from './grove-scene.tsx';
import styles from './landing-content.module.css';
import type { LandingLink } from './landing-links.ts';
import { LanguageLinks } from './language-links.tsx';
import { Promises } from './promises.tsx';
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
