import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/dialog.tsx';

/** A test that is to be closed or opened again, and how many students' tries that is about. */
export type Asked = { isClosed: boolean; students: number };

type ClosingQuestionProps = {
  isOpen: boolean;
  /** Null before it was asked for the first time. */
  asked: Asked | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a test is closed that students are taking, or opened again without those it was closed on. */
export function ClosingQuestion({ asked, ...question }: ClosingQuestionProps) {
  const { t } = useTranslation('assignments-teacher');
  const { isClosed, students: count } = asked ?? { isClosed: true, students: 0 };
  return (
    <ConfirmDialog
      {...question}
      title={t(isClosed ? 'close-test.title' : 'open-test.title')}
      text={<p>{t(isClosed ? 'close-test.text' : 'open-test.text', { count })}</p>}
      confirmText={t(isClosed ? 'close-test.yes' : 'open-test.yes')}
      cancelText={t(isClosed ? 'close-test.no' : 'open-test.no')}
      dangerous={isClosed}
    />
  );
}
