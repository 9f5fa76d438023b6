import { IconFile, IconTrash } from '@tabler/icons-react';
import { limits } from '@wordgrove/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RulesPart } from '#features/assignments/kinds/rules-part.tsx';
import type { TaskPreviewProps } from '#features/assignments/kinds/task-preview.tsx';
import { AssignedPage } from '#features/assignments/student/assigned-page.tsx';
import { useFormat } from '#platform/use-format.ts';
import { useMaxFileBytes } from '#platform/use-max-file-bytes.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { PartCard } from '#ui/part-card.tsx';
import styles from './hand-in.module.css';
import { HandInDesk } from './hand-in-desk.tsx';
import { wantedHandIn } from './hand-in-form.ts';
import { useUploads } from './use-uploads.ts';

type Chosen = { id: string; file: File };

/** Where students will write and add files. Here both lead nowhere. */
export function HandInPreview({ terms, fields }: TaskPreviewProps) {
  const { t } = useTranslation(['assignments-hand-in', 'errors']);
  const { done } = useOutcomeToast();
  const { files: most = limits.handInFilesMax } = wantedHandIn(fields);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [isEmptyTried, setEmptyTried] = useState(false);
  const room = most - chosen.length;
  const maxBytes = useMaxFileBytes() ?? limits.maxFileBytes;
  const keep = async (id: string, file: File) => setChosen((before) => [...before, { id, file }]);
  const uploading = useUploads(keep, { room, maxBytes });
  const size = { hasText: text.trim() !== '', files: chosen.length };
  const task = { kind: 'hand-in' as const, files: most, size };
  const nothing = () => undefined;
  const isEmpty = !size.hasText && size.files === 0;
  if (isEmptyTried && !isEmpty) setEmptyTried(false);
  const turnIn = () => (isEmpty ? setEmptyTried(true) : done(t('preview.turned-in')));
  return (
    <AssignedPage assignment={{ ...terms, task }}>
      <PartCard title={t('title')}>
        <HandInDesk
          draft={{
            ...{ text, standing: 'preview', refused: null, saved: '', write: setText, flush: async () => true },
            ...{ keepMine: nothing, takeTheirs: nothing },
          }}
          rows={<ChosenFiles files={chosen} onRemove={(id) => setChosen(chosen.filter((each) => each.id !== id))} />}
          turning={{ problem: isEmptyTried ? t('errors:hand-in-empty') : null, isBusy: false, start: turnIn }}
          {...{ uploading, most, room, maxBytes }}
        />
      </PartCard>
      <RulesPart title={t('rules')} rules={[]} assignment={terms} />
    </AssignedPage>
  );
}

function ChosenFiles({ files, onRemove }: { files: readonly Chosen[]; onRemove: (id: string) => void }) {
  const { t } = useTranslation('assignments-hand-in');
  const format = useFormat();
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map(({ id, file: { name, size } }) => (
        <li key={id} className={styles.file}>
          <IconFile size="1.25rem" aria-hidden="true" />
          <span className={styles.fileName}>
            <bdi>{name}</bdi>
            <span className={styles.hint}>{format.size(size)}</span>
          </span>
          <Button variant="plain" icon={IconTrash} aria-label={t('remove', { name })} onClick={() => onRemove(id)} />
        </li>
      ))}
    </ul>
  );
}
