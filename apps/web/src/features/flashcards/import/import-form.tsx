import { languageNames, languages } from '@wordgrove/contract/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#platform/use-error-text.ts';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import styles from './import.module.css';
import { ImportFileField } from './import-file-field.tsx';

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
  const { inputErrorText } = useErrorText();
  const [isMissing, setMissing] = useState(false);
  const change = (part: Partial<ImportDraft>) => {
    setMissing(false);
    onChange({ ...draft, ...part });
  };
  const content = draft.way === 'file' ? draft.file : draft.text.trim() && draft.text;
  const problem = isMissing ? t(draft.way === 'file' ? 'import.no-file' : 'errors:required') : undefined;
  const options = [
    { value: '', label: t('card.language-unknown') },
    ...languages.map((language) => ({ value: language, label: languageNames[language] })),
  ];
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
  const file = <ImportFileField file={draft.file} error={problem} onChoose={(chosen) => change({ file: chosen })} />;
  return (
    <Form
      onSubmit={() => (content ? onStart(content) : setMissing(true))}
      errors={problem ? { content: problem } : undefined}
    >
      {wasStopped && <Notice tone="warning">{t('import.stopped')}</Notice>}
      {error !== null && <Notice tone="error">{inputErrorText(error)}</Notice>}
      <Tabs
        label={t('import.ways')}
        active={draft.way}
        onChange={(way) => change({ way })}
        tabs={[
          { id: 'paste', text: t('import.by-paste'), panel: paste },
          { id: 'file', text: t('import.by-file'), panel: file },
        ]}
      />
      <SelectField
        label={t('card.language')}
        options={options}
        value={draft.language}
        onChange={({ target }) => change({ language: target.value })}
      />
      <DialogActions>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" variant="primary">
          {t('import.start')}
        </Button>
      </DialogActions>
    </Form>
  );
}
