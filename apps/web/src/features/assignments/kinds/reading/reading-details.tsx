import { useTranslation } from 'react-i18next';
import { RulesPart } from '#features/assignments/kinds/rules-part.tsx';
import { pagesSaid } from './pages.ts';
import type { OwnReading } from './student-reading.ts';

/** What is to be read, and how it counts. */
export function ReadingDetails({ assignment }: { assignment: OwnReading }) {
  const { t } = useTranslation('assignments');
  const { task } = assignment;
  const { from, to, text } = task;
  if (text === null) return null;
  const rules = [
    { name: t('reading.text'), value: text.title },
    { name: t('reading.pages'), value: t(`reading.which.${pagesSaid(task)}`, { from, to }) },
  ];
  return <RulesPart title={t('reading.title')} text={t('reading.how')} rules={rules} assignment={assignment} />;
}
