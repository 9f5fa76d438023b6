import type { Pdf } from '@wordgrove/contract/pdfs';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';

/** What is special about a text: put away, not read yet, without words. Nothing for the usual one. */
export function TextState({ status, preparation, hasText }: Pick<Pdf, 'status' | 'preparation' | 'hasText'>) {
  const { t } = useTranslation('pdfs-teacher');
  return (
    <>
      {status === 'archived' && <Badge>{t('state.archived')}</Badge>}
      {preparation === 'waiting' && <Badge tone="blue">{t('state.waiting')}</Badge>}
      {preparation === 'failed' && <Badge tone="red">{t('state.failed')}</Badge>}
      {preparation === 'ready' && hasText === false && <Badge tone="yellow">{t('state.scan')}</Badge>}
    </>
  );
}
