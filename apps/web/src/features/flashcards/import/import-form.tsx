import { IconFileImport } from '@tabler/icons-react';
import { limits } from '@wordgrove/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLanguageField } from '#features/flashcards/cards/card-form.tsx';
import { useErrorText } from '#platform/use-error-text.ts';
import { useFormat } from '#platform/use-format.ts';
import { DialogForm } from '#ui/dialog-form.tsx';
import { FileField } from '#ui/file-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import styles from './import.module.css';

/** What is about to be imported. */
export type ImportDraft = { way: 'paste' | 'file'; text: string; file: File | null; language: string };

type ImportFormProps = {
  draft: ImportDraft;
  /** Why nothing was added; null before the first try. */
  error: unknown;
  wasStopped: boolean;
  onChange: (draft: ImportDraft) => void;
  onStart: (content: string | File) => void;
  onCancel: () => void;
};

/** Pasted rows or a file, and the language of the backs. */
export function ImportForm({ draft, error, wasStopped, onChange, onStart, onCancel }: ImportFormProps) {
  const { t } = useTranslation(['flashcards', 'errors']);
  const format = useFormat();
  const { inputErrorText } = useErrorText();
  const [isMissing, setMissing] = useState(false);
  const change = (part: Partial<ImportDraft>) => {
    setMissing(false);
    onChange({ ...draft, ...part });
  };
  const content = draft.way === 'file' ? draft.file : draft.text.trim() && draft.text;
  const problem = isMissing ? t(draft.way === 'file' ? 'import.no-file' : 'errors:required') : undefined;
  const paste = (
    <TextAreaField
      name="content"
      label={t('import.paste')}
      hint={t('import.paste-hint')}
      rows={8}
      autoComplete="off"
      spellCheck={false}
      className={styles.paste}
      value={draft.text}
      error={problem}
      onChange={({ target }) => change({ text: target.value })}
    />
  );
  const file = (
    <FileField
      name="content"
      label={t('import.file')}
      hint={t('import.file-hint', { size: format.size(limits.maxFileBytes) })}
      error={problem}
      accept=".csv,.tsv,.txt,.apkg"
      icon={<IconFileImport size="1.25rem" />}
      invitation={t(draft.file ? 'import.other-file' : 'import.choose-file')}
      chosen={draft.file && t('import.chosen-file', { name: draft.file.name })}
      onChoose={(chosen) => change({ file: chosen })}
    />
  );
  const form = { errors: problem ? { content: problem } : {}, failure: error === null ? null : inputErrorText(error) };
  return (
    <DialogForm
      form={form}
      notice={wasStopped && <Notice tone="warning">{t('import.stopped')}</Notice>}
      submitText={t('import.start')}
      isPending={false}
      onSubmit={() => (content ? onStart(content) : setMissing(true))}
      onCancel={onCancel}
    >
      <Tabs
        label={t('import.ways')}
        active={draft.way}
        onChange={(way) => change({ way })}
        tabs={[
          { id: 'paste', text: t('import.by-paste'), panel: paste },
          { id: 'file', text: t('import.by-file'), panel: file },
        ]}
      />
      <BackLanguageField value={draft.language} onChange={({ target }) => change({ language: target.value })} />
    </DialogForm>
  );
}
