import { IconFlag, IconPencil } from '@tabler/icons-react';
import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import { useTranslation } from 'react-i18next';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { CorrectionForm } from './correction-form.tsx';
import styles from './entry-foot.module.css';
import { ReportForm } from './report-form.tsx';

export type EntryFootProps = { words: readonly DictionaryWord[] };

/** What can be done about a mistake in an entry. */
export function EntryFoot({ words }: EntryFootProps) {
  const { t } = useTranslation('dictionary');
  const { role } = useSession();
  const report = useDialogSubject<string>();
  const correction = useDialogSubject<readonly DictionaryWord[]>();
  const taught = words.filter((word) => word.taught);
  return (
    <footer className={styles.foot}>
      {role === 'teacher' && taught.length > 0 && (
        <Button variant="plain" onClick={() => correction.open(taught)}>
          <IconPencil size="1.125rem" aria-hidden="true" />
          {t('correct.button')}
        </Button>
      )}
      <Button variant="plain" onClick={() => report.open(words.map(({ key }) => key).join(', '))}>
        <IconFlag size="1.125rem" aria-hidden="true" />
        {t('report.button')}
      </Button>
      <Dialog isOpen={report.isOpen} onClose={report.close} title={t('report.title')} closeText={t('cancel')}>
        {report.subject && <ReportForm key={report.opening} about={report.subject} onDone={report.close} />}
      </Dialog>
      <Dialog isOpen={correction.isOpen} onClose={correction.close} title={t('correct.title')} closeText={t('cancel')}>
        {correction.subject && (
          <CorrectionForm key={correction.opening} words={correction.subject} onDone={correction.close} />
        )}
      </Dialog>
    </footer>
  );
}
