import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/notice.tsx';

/** Says above all classes that the one in the address isn't the teacher's. */
export function ClassGone() {
  const { t } = useTranslation('classes');
  return (
    <Notice tone="info" title={t('switcher.gone')}>
      {t('switcher.gone-text')}
    </Notice>
  );
}
