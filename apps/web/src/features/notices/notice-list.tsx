import type { Notice as NoticeFacts } from '@wordgrove/contract/notices';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { FailedNotice } from '#ui/load-failed.tsx';
import type { NoticeTone } from '#ui/notice.tsx';
import { Notice } from '#ui/notice.tsx';
import typography from '#ui/typography.module.css';
import { useNotices, useReadNotice } from './api.ts';

/**
 * What happened to the reader's account and classes, until it is read here or behind the bell. Usually there is
 * nothing: then, and while it loads, the list takes no space on the page.
 */
export function NoticeList() {
  const { t } = useTranslation('notices');
  const notices = useNotices();
  if (!notices.data && notices.isError) return <FailedNotice tone="warning" title={t('failed')} query={notices} />;
  if (!notices.data || notices.data.length === 0) return null;
  return (
    <section aria-label={t('news')}>
      <ul className={layout.stackSmall}>
        {notices.data.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </ul>
    </section>
  );
}

const tones: Record<NoticeFacts['kind'], NoticeTone> = {
  'sign-in-code-made': 'warning',
  'email-confirmed-by-teacher': 'success',
  'email-added-by-teacher': 'warning',
  'class-taken-over': 'success',
  'class-stays': 'info',
  'class-has-new-teacher': 'info',
  'class-has-co-teacher': 'info',
  'teaching-offered': 'info',
  'teaching-accepted': 'success',
  'teaching-declined': 'info',
  'teaching-left': 'info',
  'teaching-ended': 'warning',
  'class-left': 'info',
  'enrolment-approved': 'success',
  'enrolment-declined': 'info',
};

/** One thing that happened, until the reader has read it. */
function NoticeRow({ notice }: { notice: NoticeFacts }) {
  const { t } = useTranslation('notices');
  const { dateTime } = useFormat();
  const { failed } = useOutcomeToast();
  const read = useReadNotice();
  const { id, kind, params, createdAt } = notice;
  const { teacherName = '', className = '' } = params;
  const put = (
    <Button variant="plain" onClick={() => read.mutate({ id }, { onError: failed })}>
      {t('dismiss')}
    </Button>
  );
  return (
    <li className={typography.breaking}>
      <Notice tone={tones[kind]} title={t(`kinds.${kind}.title`, { teacherName, className })} action={put}>
        <p>{t(`kinds.${kind}.text`, { teacherName, className })}</p>
        <p className={typography.note}>{dateTime(createdAt)}</p>
      </Notice>
    </li>
  );
}
