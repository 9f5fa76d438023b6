import { displayName } from '@wordgrove/contract/display-name';
import { languageNames } from '@wordgrove/contract/languages';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { useSession } from '#platform/use-session.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { BarMenu } from './bar-menu.tsx';
import styles from './user-menu.module.css';

const UserMenuItems = lazyPart(() => import('./user-menu-items.tsx'), 'UserMenuItems');

/** The button with the signed-in person's name, and that person's menu. */
export function UserMenu() {
  const { profile, user } = useSession();
  const name = displayName({ profile, user });
  return (
    <BarMenu
      label={name}
      button={
        <>
          <Avatar name={name} />
          <span className={styles.name}>{name}</span>
        </>
      }
    >
      {(close) => <UserMenuItems onDone={close} />}
    </BarMenu>
  );
}

const SettingsChoices = lazyPart(() => import('./settings-choices.tsx'), 'SettingsChoices');

/** Language and colours for visitors, who have no user menu. */
export function SettingsMenu() {
  const { t } = useTranslation('app');
  return (
    <BarMenu
      label={t('settings.title')}
      button={
        <span className={styles.language}>
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

/** The initials of a name in a round patch. They are decorative: the name itself is beside it. */
export function Avatar({ name }: { name: string }) {
  return <span className={styles.avatar} data-letters={initials(name)} aria-hidden="true" />;
}

/** One or two letters for an avatar without a picture, from the first and last word of a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return picked
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
