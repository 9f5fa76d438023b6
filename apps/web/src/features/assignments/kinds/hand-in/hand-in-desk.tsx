import { IconPaperclip } from '@tabler/icons-react';
import { limits } from '@wordgrove/contract/limits';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedFiles } from '#platform/file-check.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { FileButton } from '#ui/file-button.tsx';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import styles from './hand-in.module.css';
import { TakePhotos } from './take-photos.tsx';
import { UploadRows } from './upload-rows.tsx';
import type { DraftState } from './use-draft.ts';
import type { useUploads } from './use-uploads.ts';

type HandInDeskProps = {
  draft: Omit<DraftState, 'standing' | 'isHeldUp'> & { standing: DraftState['standing'] | 'preview' };
  uploading: ReturnType<typeof useUploads>;
  /** The files that are kept. */
  rows: ReactNode;
  /** How many files at most, and how many more may be added. */
  most: number;
  room: number;
  maxBytes: number;
  turning: {
    problem: string | null;
    isBusy: boolean;
    start: () => void;
  };
};

/** Where work is written, given files, and turned in. */
export function HandInDesk({ draft, uploading, rows, most, room, maxBytes, turning }: HandInDeskProps) {
  const { t } = useTranslation('assignments');
  return (
    <>
      <TextPart draft={draft} />
      {most > 0 && <FilesPart {...{ uploading, rows, most, room, maxBytes }} />}
      {turning.problem && <Notice tone="error">{turning.problem}</Notice>}
      <div className={layout.row}>
        <Button variant="primary" loading={turning.isBusy} onClick={turning.start}>
          {t('turn-in.button')}
        </Button>
      </div>
    </>
  );
}

function TextPart({ draft }: Pick<HandInDeskProps, 'draft'>) {
  const { t } = useTranslation('assignments-hand-in');
  const { errorText } = useErrorText();
  const { refused, saved, standing } = draft;
  const isConflict = refused?.why === 'edit-conflict';
  return (
    <>
      {refused && (
        <Notice tone="warning" title={t('conflict.title')}>
          <p>{isConflict ? t('conflict.text') : errorText({ code: refused.why })}</p>
          {isConflict && <SavedText text={saved} />}
          <div className={layout.row}>
            <Button onClick={draft.keepMine}>{t('conflict.mine')}</Button>
            <Button onClick={draft.takeTheirs}>{t('conflict.theirs')}</Button>
          </div>
        </Notice>
      )}
      <div>
        <TextAreaField
          label={t('text')}
          error={undefined}
          rows={10}
          maxLength={limits.handInTextMax}
          value={draft.text}
          onChange={({ target }) => draft.write(target.value)}
          onBlur={() => void draft.flush()}
        />
        <p className={styles.standing} role="status">
          {draft.text !== '' && t(`standing.${standing}`)}
        </p>
      </div>
    </>
  );
}

/** What the server has instead, to compare before choosing. */
function SavedText({ text }: { text: string }) {
  const { t } = useTranslation('assignments-hand-in');
  const id = useId();
  if (text.trim() === '') return <p>{t('conflict.saved-empty')}</p>;
  return (
    <div>
      <p id={id}>{t('conflict.saved')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll a long text */}
      <section className={styles.saved} aria-labelledby={id} tabIndex={0}>
        {text}
      </section>
    </div>
  );
}

function FilesPart({ uploading, rows, most, room, maxBytes }: Omit<HandInDeskProps, 'draft' | 'turning'>) {
  const { t } = useTranslation('assignments-hand-in');
  const format = useFormat();
  return (
    <section className={layout.stack} aria-labelledby="own-files">
      <div>
        <h3 id="own-files">{t('files')}</h3>
        <p className={styles.hint}>{t('files-hint', { count: most, size: format.size(maxBytes) })}</p>
      </div>
      {rows}
      <UploadRows uploading={uploading} />
      {room > 0 ? (
        <div className={layout.row}>
          <FileButton icon={IconPaperclip} accept={acceptedFiles} onChoose={uploading.add}>
            {t('add-files')}
          </FileButton>
          <TakePhotos maxBytes={maxBytes} onJoined={(file) => uploading.add([file])} />
        </div>
      ) : (
        <p>{t('full', { count: most })}</p>
      )}
    </section>
  );
}
