import { Link } from '@tanstack/react-router';
import type { CardOrigin } from '@wordgrove/contract/flashcards';
import { useTranslation } from 'react-i18next';
import { readPath } from '#platform/text-path.ts';
import { useSession } from '#platform/use-session.ts';

/** Where the word of a card was met; a text that was read is one tap away. Nothing for a card written by hand. */
export function MetPlace({ met: { source, pdfId, page, sentence } }: { met: CardOrigin }) {
  const { t } = useTranslation('flashcards');
  const { role } = useSession();
  if (source === 'hand') return null;
  const text = source === 'pdf' && page !== undefined ? t('met.pdf-page', { page }) : t(`met.${source}`);
  if (!pdfId) return text;
  return (
    <Link to={readPath(pdfId, role)} search={{ page, find: sentence }}>
      {text}
    </Link>
  );
}
