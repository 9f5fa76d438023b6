import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useBoard } from './api.ts';

/** The name of the daily tasks among the links of the mobile menu, with the number of open ones. */
export function TaskCount() {
  const { t } = useTranslation('daily-tasks');
  const { data: board } = useBoard();
  const open = board ? board.total - board.completed : 0;
  if (open === 0) return <>{t('title')}</>;
  return (
    <>
      <span aria-hidden="true">{t('title')}</span>
      <span aria-hidden="true">
        <Badge count>{open}</Badge>
      </span>
      <VisuallyHidden>{t('menu.open', { count: open })}</VisuallyHidden>
    </>
  );
}
