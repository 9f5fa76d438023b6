import { IconFileUpload } from '@tabler/icons-react';
import { limits } from '@wordgrove/contract/limits';
import { shortenFileName } from '@wordgrove/contract/shorten';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '#platform/error-codes.ts';
import { errorCode } from '#platform/errors.ts';
import { acceptedFiles } from '#platform/file-check.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import type { FormState } from '#platform/use-form-state.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { FileField } from '#ui/file-field.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ClassesProps } from './details-fields.tsx';
import { DetailsFields } from './details-fields.tsx';
import { titleFromName } from './title-from-name.ts';
import type { FileChoice } from './use-file-choice.ts';
import type { useUpload } from './use-upload.ts';

type UploadFormProps = ClassesProps & {
  form: FormState<'title' | 'description'>;
  choice: FileChoice;
  upload: ReturnType<typeof useUpload>;
  /** The id of what is sent, the same for the same. */
  idFor: (about: string) => string;
};

/** A file from the teacher's device, and what is said about it. */
export function UploadForm({ form, choice, upload, idFor, classIds, onClassIds }: UploadFormProps) {
  const { t } = useTranslation(['pdfs-teacher', 'errors']);
  const format = useFormat();
  const { errorText } = useErrorText();
  const [isMissing, setMissing] = useState(false);
  const { file, refusal } = choice;
  const failure = upload.state.step === 'failed' ? upload.state.error : null;
  const isAboutFile = failure !== null && ofTheFile.has(errorCode(failure));

  const fileProblem = () => {
    if (isMissing) return t('errors:required');
    if (refusal) return errorText(refusal);
    return isAboutFile ? errorText(failure) : undefined;
  };
  const send = () => {
    setMissing(file === null);
    void form.submit(async ({ title, description }) => {
      if (!file || refusal) return;
      const customMetadata = { title: title.trim(), description: description.trim(), classIds: [...classIds] };
      const id = idFor(JSON.stringify([file.name, file.size, file.lastModified, customMetadata]));
      upload.start(id, file, { name: shortenFileName(file.name, limits.nameMax), customMetadata });
    });
  };
  const choose = (chosen: File) => {
    setMissing(false);
    upload.forget();
    const title = form.values.title.trim();
    // Not one that somebody typed.
    if (title === '' || title === (file && titleFromName(file.name))) form.fill({ title: titleFromName(chosen.name) });
    void choice.choose(chosen);
  };
  const most = format.size(choice.maxBytes ?? limits.maxFileBytes);
  return (
    <Form onSubmit={send} errors={{ file: fileProblem(), ...form.errors }} summaryTitle={t('errors:invalid-input')}>
      {failure !== null && !isAboutFile && <UploadFailed error={failure} onRetry={send} />}
      <FileField
        name="file"
        label={t('upload.file')}
        hint={t('upload.file-hint', { size: most })}
        error={fileProblem()}
        accept={acceptedFiles}
        icon={<IconFileUpload size="1.25rem" />}
        invitation={t(file ? 'upload.other-file' : 'upload.choose-file')}
        chosen={file && t('upload.chosen-file', { name: file.name })}
        onChoose={choose}
      />
      <DetailsFields field={form.field} classIds={classIds} onClassIds={onClassIds} />
      <div>
        <Button type="submit" variant="primary" data-refuge>
          {t('upload.send')}
        </Button>
      </div>
    </Form>
  );
}

/** Refusals that only another file changes. */
const ofTheFile: ReadonlySet<ErrorCode> = new Set([
  'file-type-not-allowed',
  'file-empty',
  'file-broken',
  'file-locked',
  'file-too-hard',
  'file-too-large',
]);

/** Why nothing was stored, and another try. */
function UploadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('pdfs-teacher');
  const { inputErrorText, fieldErrors } = useErrorText();
  const ofFields = Object.values(fieldErrors(error));
  const retry = (
    <Button data-refuge onClick={onRetry}>
      {t('upload.again')}
    </Button>
  );
  // The code's own sentence is for the wire: it leaves open which of the two was stopped.
  if (errorCode(error) === 'canceled') return <Notice action={retry}>{t('upload.canceled')}</Notice>;
  return (
    <Notice tone="error" action={retry}>
      {ofFields.length > 0 ? ofFields.join(' ') : inputErrorText(error)}
    </Notice>
  );
}
