import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/notice.tsx';

/** Says that nobody can read the text of a homework any more. */
export function TextGone() {
  const { t } = useTranslation('assignments-teacher');
  return (
    <Notice tone="warning" title={t('reading.gone')}>
      {t('reading.gone-text')}
    </Notice>
  );
}
