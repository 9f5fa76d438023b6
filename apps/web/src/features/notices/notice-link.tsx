import { Link } from '@tanstack/react-router';
import type { ListedNotice } from '@wordgrove/contract/notices';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { assignmentPath, gradingPath } from '#platform/assignment-path.ts';
import { nearnessOf } from '#platform/format.ts';
import { useFormat } from '#platform/use-format.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './notice-panel.module.css';

/** Where notices about the account and classes lead. */
const places: Partial<Record<ListedNotice['kind'], string>> = {
  'sign-in-code-made': paths.profile,
  'email-confirmed-by-teacher': paths.profile,
  'email-added-by-teacher': paths.profile,
  'class-taken-over': paths.teacherDashboard,
  'class-stays': paths.teacherDashboard,
  'class-has-new-teacher': paths.profile,
  'class-has-co-teacher': paths.profile,
  'teaching-offered': paths.teacherDashboard,
  'teaching-accepted': paths.teacherStudents,
  'teaching-declined': paths.teacherStudents,
  'teaching-left': paths.teacherStudents,
  'teaching-ended': paths.teacherDashboard,
  'class-left': paths.studentDashboard,
  'enrolment-approved': paths.studentDashboard,
  'enrolment-declined': paths.studentDashboard,
};

/** One notice: what happened, when, and the way to its place. */
export function NoticeLink({ notice, onOpen }: { notice: ListedNotice; onOpen: () => void }) {
  const { t } = useTranslation('notices');
  const { dateTime } = useFormat();
  const { kind, params, createdAt, isRead, assignment } = notice;
  const { teacherName = '', className = '' } = params;
  const place = assignment ? homeworkPlace(kind, assignment.id) : (places[kind] ?? paths.landing);
  const names = { teacherName, className, title: assignment?.title ?? '' };
  const text = useNoticeText()(notice, names);
  return (
    <Link to={place} className={styles.link} data-unread={isRead ? undefined : ''} onClick={onOpen}>
      <span className={styles.mark} />
      <span className={styles.title}>
        {!isRead && <VisuallyHidden>{t('unread')} </VisuallyHidden>}
        {t(`kinds.${kind}.title`, names)}
      </span>
      {text && <span className={styles.text}>{text}</span>}
      <time className={styles.text} dateTime={createdAt}>
        {dateTime(createdAt)}
      </time>
    </Link>
  );
}

function homeworkPlace(kind: ListedNotice['kind'], id: string): string {
  return kind === 'assignment-waiting' ? gradingPath(id) : assignmentPath(id);
}

type Names = { teacherName: string; className: string };

/** The sentence below a notice's title; of homework, when it is due. */
function useNoticeText(): (notice: ListedNotice, names: Names) => string | null {
  const { t } = useTranslation('notices');
  const format = useFormat();
  return ({ kind, assignment }, names) => {
    switch (kind) {
      case 'assignment-returned':
      case 'assignment-regraded':
        return t('returned');
      case 'assignment-waiting': {
        const { count = 0, className = null } = assignment?.waiting ?? {};
        return className === null ? t('waiting.several', { count }) : t('waiting.one-class', { count, className });
      }
      case 'assignment-new':
      case 'assignment-due':
      case 'assignment-again':
      case 'assignment-earlier': {
        const dueAt = assignment?.dueAt ?? null;
        if (dueAt === null) return null;
        const near = nearnessOf(dueAt, new Date());
        return t(`due.${near}`, { when: format.dateTime(dueAt), time: format.time(dueAt) });
      }
      default:
        return t(`kinds.${kind}.text`, names);
    }
  };
}
