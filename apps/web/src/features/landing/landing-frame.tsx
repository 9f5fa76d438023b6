import { paths } from '@wordgrove/contract/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LeafMark } from '#ui/pictures/leaf-mark.tsx';

/** Bar and footer around the landing page until the app's own replace them, at the same height and width. */
export function LandingFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('landing');
  return (
    <div className="landing-frame">
      <header className="landing-bar">
        <div className="landing-inner">
          <a className="landing-brand" href={paths.landing}>
            <LeafMark />
            {t('product')}
          </a>
          <nav className="landing-links" aria-label={t('nav.label')}>
            <a href={paths.landing} aria-current="page">
              {t('nav.home')}
            </a>
            <a href={paths.login}>{t('login')}</a>
            <a href={paths.register}>{t('nav.register')}</a>
          </nav>
        </div>
      </header>
      <main className="landing-main">{children}</main>
      <footer className="landing-footer">
        <a href={paths.usage}>{t('nav.guide')}</a>
        <a href={paths.help}>{t('nav.help')}</a>
      </footer>
    </div>
  );
}
