import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/dialog.tsx';

/** What is to be done with a test, and how many students' tries that is about. */
export type Asked = { what: 'close' | 'open' | 'remove'; students: number; act: () => void };

type ClosingQuestionProps = {
  isOpen: boolean;
  /** Null before it was asked for the first time. */
  asked: Asked | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a test is closed or deleted that students are taking, or opened again without those it was closed on. */
export function ClosingQuestion({ asked, ...question }: ClosingQuestionProps) {
  const { t } = useTranslation('assignments-teacher');
  const { what, students: count } = asked ?? { what: 'close', students: 0 };
  return (
    <ConfirmDialog
      {...question}
      title={t(`${what}-test.title`)}
      text={<p>{t(`${what}-test.text`, { count })}</p>}
      confirmText={t(`${what}-test.yes`)}
      cancelText={t(`${what}-test.no`)}
      dangerous={what !== 'open'}
    />
  );
}
