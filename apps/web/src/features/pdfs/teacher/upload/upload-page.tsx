import { useNavigate } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { arriving } from '#features/pdfs/teacher/use-arrival.ts';
import { textPath } from '#platform/text-path.ts';
import { useAddressChoice } from '#platform/use-address-choice.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { useRequestId } from '#platform/use-request-id.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useKeptFocus } from '#ui/use-focus.ts';
import { detailChecks } from './details-fields.tsx';
import { PasteForm } from './paste-form.tsx';
import styles from './upload.module.css';
import { UploadForm } from './upload-form.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useFileChoice } from './use-file-choice.ts';
import { usePasteDraft } from './use-paste-draft.ts';
import { useUpload } from './use-upload.ts';

const ways = ['file', 'paste'] as const;

/** Where a teacher gives a text to classes: a file, or a text that is pasted. */
export function UploadPage() {
  const { t } = useTranslation('pdfs-teacher');
  const navigate = useNavigate();
  const { done } = useOutcomeToast();
  const draft = usePasteDraft();
  const [way, setWay] = useAddressChoice('way', ways, draft.wasKept ? 'paste' : 'file');
  const uploadForm = useFormState({ start: { title: '', description: '' }, checks: detailChecks });
  const choice = useFileChoice();
  // Outlives the forms: sent again after a failure, it is still the same text.
  const idFor = useRequestId();
  const handleStored = (id: string) => {
    done(t('upload.stored'));
    void navigate({ to: textPath(id), state: arriving });
  };
  const upload = useUpload(handleStored);
  const focus = useKeptFocus<HTMLDivElement>(upload.state.step, '[data-refuge]');

  // What both ways ask is typed once.
  const changeWay = (to: (typeof ways)[number]) => {
    const { title, description } = way === 'file' ? uploadForm.values : draft.form.values;
    (to === 'file' ? uploadForm : draft.form).fill({ title, description });
    setWay(to);
  };
  const shared = { classIds: draft.classIds, onClassIds: draft.setClassIds, idFor };
  const byFile = <UploadForm form={uploadForm} choice={choice} upload={upload} {...shared} />;
  const handlePasted = (id: string) => {
    draft.forget();
    handleStored(id);
  };
  const byText = (
    <PasteForm
      form={draft.form}
      onStored={handlePasted}
      onAfresh={draft.isRestored ? draft.startAfresh : null}
      {...shared}
    />
  );
  return (
    <div className={styles.screen}>
      <PageHeader title={t('upload.title')} actions={<ButtonLink to={paths.pdfs}>{t('own.title')}</ButtonLink>} />
      <div {...focus}>
        <Card>
          {upload.state.step === 'sending' ? (
            <UploadProgress
              file={choice.file}
              {...upload.state}
              isRunning={upload.isRunning}
              onCancel={upload.cancel}
            />
          ) : (
            <Tabs
              label={t('upload.ways')}
              active={way}
              onChange={changeWay}
              tabs={[
                { id: 'file', text: t('upload.by-file'), panel: byFile },
                { id: 'paste', text: t('upload.by-text'), panel: byText },
              ]}
            />
          )}
        </Card>
      </div>
    </div>
  );
}
