import { Link } from '@tanstack/react-router';
import type { CardOrigin } from '@wordgrove/contract/flashcards';
import { useTranslation } from 'react-i18next';
import { readPath } from '#platform/text-path.ts';
import { useSession } from '#platform/use-session.ts';

/** The way back to the text in which the word of a card was met, where it can still be opened. */
export function MetPlace({ met: { pdfId, page, sentence } }: { met: CardOrigin }) {
  const { t } = useTranslation('flashcards');
  const { role } = useSession();
  if (!pdfId) return null;
  return (
    <Link to={readPath(pdfId, role)} search={{ page, find: sentence }}>
      {page === undefined ? t('met.pdf') : t('met.pdf-page', { page })}
    </Link>
  );
}
