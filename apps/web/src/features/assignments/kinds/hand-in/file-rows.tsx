import { IconArrowDown, IconArrowUp, IconFile, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { HandInFile, OwnHandIn } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { orpc } from '#platform/api.ts';
import { refresh } from '#platform/changes.ts';
import { useFormat } from '#platform/use-format.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { showWork } from './drafts.ts';
import { FileLink } from './file-link.tsx';
import styles from './hand-in.module.css';

type FileRowsProps = { assignmentId: string; files: readonly HandInFile[] };

/** The files that are kept, each to be opened, moved or removed. */
export function FileRows({ assignmentId: id, files }: FileRowsProps) {
  const { t } = useTranslation('assignments-hand-in');
  const format = useFormat();
  const { order, remove, isBusy } = useFileChanges(id);
  if (files.length === 0) return null;
  const ids = files.map((file) => file.id);
  const move = (at: number, to: number) => {
    const moved = ids.toSpliced(at, 1).toSpliced(to, 0, ids[at] ?? '');
    order(moved);
  };
  return (
    <ul className={styles.files}>
      {files.map((file, at) => {
        const { fileName: name } = file;
        return (
          <li key={file.id} className={styles.file}>
            <IconFile size="1.25rem" aria-hidden="true" />
            <span className={styles.fileName}>
              <FileLink file={file}>{name}</FileLink>
              <span className={styles.hint}>{format.size(file.bytes)}</span>
            </span>
            {files.length > 1 && (
              <>
                <Button
                  variant="plain"
                  icon={IconArrowUp}
                  aria-label={t('move-up', { name })}
                  disabled={at === 0 || isBusy}
                  onClick={() => move(at, at - 1)}
                />
                <Button
                  variant="plain"
                  icon={IconArrowDown}
                  aria-label={t('move-down', { name })}
                  disabled={at === files.length - 1 || isBusy}
                  onClick={() => move(at, at + 1)}
                />
              </>
            )}
            <Button
              variant="plain"
              icon={IconTrash}
              aria-label={t('remove', { name })}
              disabled={isBusy}
              onClick={() => remove(file.id)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Shows the answer to a change; fetches the work when it was refused, as the screen is out of date. */
function useFileChanges(id: string) {
  const { failed } = useOutcomeToast();
  const keys = [orpc.assignments.ownHandIn.queryKey({ input: { id } })];
  const change = {
    context: { updates: keys },
    onSuccess: (work: OwnHandIn) => showWork(id, work),
    onError: (error: unknown) => {
      failed(error);
      refresh(keys);
    },
  };
  const ordering = useMutation(orpc.assignments.orderFiles.mutationOptions(change));
  const removing = useMutation(orpc.assignments.removeFile.mutationOptions(change));
  return {
    order: (fileIds: string[]) => ordering.mutate({ id, fileIds }),
    remove: (fileId: string) => removing.mutate({ id, fileId }),
    isBusy: ordering.isPending || removing.isPending,
  };
}
