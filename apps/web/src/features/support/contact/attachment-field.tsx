import { IconPaperclip } from '@tabler/icons-react';
import { limits } from '@wordgrove/contract/limits';
import type { ChangeEvent } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { useFormat } from '#platform/use-format.ts';
import { FieldFrame } from '#ui/field-frame.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './attachment-field.module.css';
import { AttachmentList } from './attachment-list.tsx';
import { acceptedEndings, acceptedNames } from './attachments.ts';
import { fileSize } from './file-size.ts';
import type { Attachments } from './use-attachments.ts';

export type AttachmentFieldProps = { files: Attachments; disabled: boolean };

/** Chooses files, from the system's picker or dropped on the field, and lists them. */
export function AttachmentField({ files, disabled }: AttachmentFieldProps) {
  const { t } = useTranslation('support');
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const size = fileSize(limits.maxFileBytes, currentLanguage());

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
        <div className={styles.box}>
          <input
            {...control}
            ref={input}
            type="file"
            multiple
            accept={acceptedEndings}
            className={styles.input}
            onChange={handleChange}
            disabled={disabled}
          />
          <span className={styles.words} aria-hidden="true">
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
