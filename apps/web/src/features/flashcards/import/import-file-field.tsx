import { IconFileImport } from '@tabler/icons-react';
import { limits } from '@wordgrove/contract/limits';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { FieldFrame } from '#ui/field-frame.tsx';
import fileBox from '#ui/file-box.module.css';
import styles from './import.module.css';

const endings = '.csv,.tsv,.txt,.apkg';

type ImportFileFieldProps = {
  file: File | null;
  error: string | undefined;
  onChoose: (file: File) => void;
};

/** A file of cards, from the system's picker or dropped on the field. */
export function ImportFileField({ file, error, onChoose }: ImportFileFieldProps) {
  const { t } = useTranslation('flashcards');
  const size = new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit: 'megabyte' });
  return (
    <FieldFrame
      label={t('import.file')}
      hint={t('import.file-hint', { size: size.format(limits.maxFileBytes / 1024 / 1024) })}
      error={error}
      below={<span role="status">{file && t('import.chosen-file', { name: file.name })}</span>}
    >
      {(control) => (
        <div className={fileBox.box}>
          <input
            {...control}
            name="content"
            type="file"
            accept={endings}
            className={fileBox.input}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) onChoose(chosen);
              // Otherwise a file corrected meanwhile couldn't be chosen again.
              target.value = '';
            }}
          />
          <span className={`${fileBox.words} ${styles.words}`} aria-hidden="true">
            <IconFileImport size="1.25rem" />
            {t(file ? 'import.other-file' : 'import.choose-file')}
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
