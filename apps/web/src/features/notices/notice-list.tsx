import { useTranslation } from 'react-i18next';
import { useErrorText } from '#platform/use-error-text.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useNotices } from './api.ts';
import styles from './notice-list.module.css';
import { NoticeRow } from './notice-row.tsx';

/**
 * What happened to the reader since last time. Usually there is nothing: then, and while it loads, the list takes no
 * space on the page.
 */
export function NoticeList() {
  const { t } = useTranslation(['notices', 'app']);
  const { errorText } = useErrorText();
  const notices = useNotices();
  if (!notices.data && notices.isError) {
    const retry = (
      <Button onClick={() => void notices.refetch()} loading={notices.isFetching}>
        {t('app:retry')}
      </Button>
    );
    return (
      <Notice tone="warning" title={t('failed')} action={retry}>
        {errorText(notices.error)}
      </Notice>
    );
  }
  if (!notices.data || notices.data.length === 0) return null;
  return (
    <section aria-label={t('title')}>
      <ul className={styles.list}>
        {notices.data.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </ul>
    </section>
  );
}
