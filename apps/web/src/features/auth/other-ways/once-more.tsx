import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/notice.tsx';
import { onceMore } from './place-to-go.ts';

/** Why the same page is there again, for who chose a provider at another address than the school's own. */
export function OnceMore() {
  const { t } = useTranslation('auth-other-ways');
  const isHere = useLocation({ select: ({ hash }) => hash === onceMore });
  return isHere && <Notice tone="info">{t('once-more', { host: window.location.host })}</Notice>;
}
