import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { Sprout } from '#ui/pictures/sprout.tsx';
import { PlainScreen } from './plain-screen.tsx';

/** The administrators' page. There is nothing to administer yet, and it says so. */
export function AdminPage() {
  const { t } = useTranslation('dashboards');
  return (
    <PlainScreen title={t('admin.title')} isTabNamed={false} picture={<Sprout />}>
      <Badge tone="yellow">{t('admin.soon')}</Badge>
      <p>{t('admin.text')}</p>
    </PlainScreen>
  );
}
