import { IconBook2, IconCode, IconLicense, IconQrcode, IconServer, IconShieldLock } from '@tabler/icons-react';
import { apiPrefix, paths } from '@wordgrove/contract/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import styles from './resources-tab.module.css';

/** Cards that link to what can be read here. */
export function ResourcesTab() {
  const { t } = useTranslation('support');
  return (
    <ul className={styles.cards} aria-label={t('resources.title')}>
      <ResourceCard
        icon={<IconBook2 size="1.5rem" />}
        title={t('resources.guide.title')}
        text={t('resources.guide.text')}
      >
        <ButtonLink to={paths.usage}>{t('resources.guide.link')}</ButtonLink>
      </ResourceCard>
      <ResourceCard
        icon={<IconQrcode size="1.5rem" />}
        title={t('resources.invite.title')}
        text={t('resources.invite.text')}
      >
        <ButtonLink to={paths.usage} search={teacherTab} hash="invite">
          {t('resources.invite.link')}
        </ButtonLink>
      </ResourceCard>
      <ResourceCard
        icon={<IconShieldLock size="1.5rem" />}
        title={t('resources.privacy.title')}
        text={t('resources.privacy.text')}
      >
        <ButtonLink to={paths.usage} search={systemTab} hash="privacy">
          {t('resources.privacy.link')}
        </ButtonLink>
      </ResourceCard>
      <ResourceCard
        icon={<IconServer size="1.5rem" />}
        title={t('resources.school.title')}
        text={t('resources.school.text')}
      >
        <ButtonLink to={paths.usage} search={systemTab} hash="school">
          {t('resources.school.link')}
        </ButtonLink>
      </ResourceCard>
      <ResourceCard icon={<IconCode size="1.5rem" />} title={t('resources.api.title')} text={t('resources.api.text')}>
        <ButtonAnchor href={`${apiPrefix}/docs`}>{t('resources.api.link')}</ButtonAnchor>
      </ResourceCard>
      <ResourceCard
        icon={<IconLicense size="1.5rem" />}
        title={t('resources.licences.title')}
        text={t('resources.licences.text')}
      >
        <ButtonAnchor href="/third-party-notices.txt">{t('resources.licences.link')}</ButtonAnchor>
      </ResourceCard>
    </ul>
  );
}

const teacherTab = { tab: 'teacher' };
const systemTab = { tab: 'system' };

type ResourceCardProps = {
  icon: ReactNode;
  title: string;
  text: string;
  /** The link. */
  children: ReactNode;
};

function ResourceCard({ icon, title, text, children }: ResourceCardProps) {
  return (
    <Card as="li" className={styles.card}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children}
    </Card>
  );
}
