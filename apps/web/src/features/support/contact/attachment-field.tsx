import { IconFile, IconPaperclip, IconPhoto, IconX } from '@tabler/icons-react';
import { limits } from '@wordgrove/contract/limits';
import type { ChangeEvent } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { FieldFrame } from '#ui/field-frame.tsx';
import fileBox from '#ui/file-box.module.css';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
import styles from './attachment-field.module.css';
import type { Attachment } from './attachments.ts';
import { acceptedEndings, acceptedNames } from './attachments.ts';
import type { Contact } from './use-contact-form.ts';

/** Chooses files, from the system's picker or dropped on the field, and lists them. */
export function AttachmentField({ files, disabled }: { files: Contact['files']; disabled: boolean }) {
  const { t } = useTranslation('support');
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const size = format.size(limits.maxFileBytes);

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    files.add([...(target.files ?? [])]);
    // Otherwise a removed file couldn't be chosen again.
    target.value = '';
  };
  const handleRemove = (key: string) => {
    files.remove(key);
    input.current?.focus();
  };

  return (
    <FieldFrame
      label={t('contact.attachments')}
      note={t('contact.optional')}
      hint={t('contact.attachments-hint', {
        count: limits.supportAttachmentsMax,
        size,
        types: format.list(acceptedNames),
      })}
      below={
        <>
          {files.refused.length > 0 && (
            <Notice tone="warning" title={t('contact.refused.title')}>
              <ul>
                {files.refused.map(({ name, reason }) => (
                  <li key={`${name}/${reason}`}>
                    {t(`contact.refused.${reason}`, { name, size, count: limits.supportAttachmentsMax })}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          <AttachmentList files={files.attached} onRemove={handleRemove} disabled={disabled} />
        </>
      }
    >
      {(control) => (
        <div className={fileBox.box}>
          <input
            {...control}
            ref={input}
            type="file"
            multiple
            accept={acceptedEndings}
            className={fileBox.input}
            onChange={handleChange}
            disabled={disabled}
          />
          <span className={fileBox.words} aria-hidden="true">
            <IconPaperclip size="1.25rem" />
            <span>
              <strong>{t('contact.choose-files')}</strong>{' '}
              <span className={styles.drop}>{t('contact.drop-files')}</span>
            </span>
          </span>
        </div>
      )}
    </FieldFrame>
  );
}

type AttachmentListProps = {
  files: readonly Attachment<File>[];
  onRemove: (key: string) => void;
  disabled: boolean;
};

/** The files that will be sent, each with a button to remove it. */
function AttachmentList({ files, onRemove, disabled }: AttachmentListProps) {
  const { t } = useTranslation('support');
  const format = useFormat();
  if (files.length === 0) return null;
  return (
    <ul className={layout.stackTiny} aria-label={t('contact.attached')}>
      {files.map(({ key, file }) => (
        <li key={key} className={styles.file}>
          {/\.(png|jpe?g)$/i.test(file.name) ? (
            <IconPhoto size="1.25rem" aria-hidden="true" />
          ) : (
            <IconFile size="1.25rem" aria-hidden="true" />
          )}
          <span className={styles.name}>{file.name}</span>
          <span className={styles.size}>{format.size(file.size)}</span>
          <Button
            icon={IconX}
            variant="plain"
            aria-label={t('contact.remove-file', { name: file.name })}
            onClick={() => onRemove(key)}
            disabled={disabled}
          />
        </li>
      ))}
    </ul>
  );
}
