import { IconBook2, IconCode, IconLicense, IconQrcode, IconServer, IconShieldLock } from '@tabler/icons-react';
import { apiPrefix, paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import typography from '#ui/typography.module.css';
import styles from './resources-tab.module.css';

/** What can be read: a chapter of the guide, or a file or page outside the app. */
const resources = [
  { id: 'guide', Icon: IconBook2, chapter: {} },
  { id: 'invite', Icon: IconQrcode, chapter: { search: { tab: 'teacher' }, hash: 'invite' } },
  { id: 'privacy', Icon: IconShieldLock, chapter: { search: { tab: 'system' }, hash: 'privacy' } },
  { id: 'school', Icon: IconServer, chapter: { search: { tab: 'system' }, hash: 'school' } },
  { id: 'api', Icon: IconCode, href: `${apiPrefix}/docs` },
  { id: 'licences', Icon: IconLicense, href: '/third-party-notices.txt' },
] as const;

/** Cards that link to what can be read here. */
export function ResourcesTab() {
  const { t } = useTranslation('support');
  return (
    <ul className={styles.cards} aria-label={t('resources.title')}>
      {resources.map(({ id, Icon, ...link }) => (
        <Card key={id} as="li" className={styles.card}>
          <span className={styles.icon} aria-hidden="true">
            <Icon size="1.5rem" />
          </span>
          <h2 className={typography.subheading}>{t(`resources.${id}.title`)}</h2>
          <p className={styles.text}>{t(`resources.${id}.text`)}</p>
          {'href' in link ? (
            <ButtonAnchor href={link.href}>{t(`resources.${id}.link`)}</ButtonAnchor>
          ) : (
            <ButtonLink to={paths.usage} {...link.chapter}>
              {t(`resources.${id}.link`)}
            </ButtonLink>
          )}
        </Card>
      ))}
    </ul>
  );
}
