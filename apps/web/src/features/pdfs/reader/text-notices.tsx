import type { LibraryText } from '@wordgrove/contract/pdfs';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/notice.tsx';

/** Above the pages: why words can't be looked up in them, or not yet. */
export function TextNotices({ text, hasText }: { text: LibraryText; hasText: boolean }) {
  const { t } = useTranslation('pdfs');
  if (text.preparation === 'ready' && !hasText)
    return <Notice title={t('reader.scan.title')}>{t('reader.scan.text')}</Notice>;
  if (text.preparation !== 'waiting') return null;
  // A page can be looked at before its words are known; a plain text is its words.
  return <Notice>{t(text.kind === 'txt' ? 'reader.preparing-text' : 'reader.preparing')}</Notice>;
}
