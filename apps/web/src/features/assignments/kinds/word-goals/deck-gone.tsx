import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/notice.tsx';

/** Says that the deck of a homework is gone, and what that means. */
export function DeckGone() {
  const { t } = useTranslation('assignments-teacher');
  return (
    <Notice tone="warning" title={t('goal.gone')}>
      {t('goal.gone-text')}
    </Notice>
  );
}
