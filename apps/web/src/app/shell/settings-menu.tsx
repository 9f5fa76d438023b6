import { languageNames } from '@wordgrove/contract/languages';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { BarMenu } from './bar-menu.tsx';
import styles from './settings-menu.module.css';

const SettingsChoices = lazyPart(() => import('./settings-choices.tsx'), 'SettingsChoices');

/** Language and colours for visitors, who have no user menu. */
export function SettingsMenu() {
  const { t } = useTranslation('app');
  return (
    <BarMenu
      label={t('settings.title')}
      button={
        <span className={styles.button}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor">
            <circle cx="10" cy="10" r="7.5" strokeWidth="1.5" />
            <path d="M2.5 10h15M10 2.5c5 5 5 10 0 15-5-5-5-10 0-15Z" strokeWidth="1.5" />
          </svg>
          <VisuallyHidden>{t('settings.title')}</VisuallyHidden>
          {languageNames[currentLanguage()]}
        </span>
      }
    >
      {() => <SettingsChoices isInMenu />}
    </BarMenu>
  );
}
