import type { Copied } from '@wordgrove/contract/assignments';
import type { SchoolClass } from '@wordgrove/contract/classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAssignments } from '#features/assignments/teacher/api.ts';
import type { DialogSubject } from '#platform/use-dialog-subject.ts';
import { SubjectDialog } from '#ui/dialog.tsx';
import { NotLoaded } from '#ui/load-failed.tsx';
import { CopyAllForm } from './copy-all-form.tsx';
import { CopyAllResult } from './copy-all-result.tsx';

type CopyAllDialogProps = {
  /** The class whose homework is copied. */
  dialog: DialogSubject<{ id: string; name: string }>;
  /** The open ones. */
  classes: readonly SchoolClass[];
};

/** Copies the homework of a class to another one, or for a new term. */
export function CopyAllDialog({ dialog, classes }: CopyAllDialogProps) {
  const { t } = useTranslation('assignments-teacher');
  return (
    <SubjectDialog dialog={dialog} title={({ name }) => t('copy-all.title', { class: name })}>
      {({ id }) => <CopyAllContent classId={id} classes={classes} onClose={dialog.close} />}
    </SubjectDialog>
  );
}

type ContentProps = { classId: string; classes: readonly SchoolClass[]; onClose: () => void };

function CopyAllContent({ classId, classes, onClose }: ContentProps) {
  const { t } = useTranslation('assignments-teacher');
  const [copied, setCopied] = useState<readonly Copied[] | null>(null);
  const first = useAssignments(classId, true);
  if (copied) return <CopyAllResult copied={copied} onClose={onClose} />;
  if (!first.data) return <NotLoaded query={first} failed={t('failed')} loading={t('loading')} shape="row" count={4} />;
  const showMore = () => void first.fetchNextPage();
  const pages = {
    hasMore: first.hasNextPage,
    isComing: first.isFetchingNextPage,
    showMore,
    retry: first.isFetchNextPageError && !first.isFetchingNextPage ? showMore : undefined,
  };
  return (
    <CopyAllForm
      from={classId}
      assignments={first.data.pages.flatMap(({ assignments }) => assignments)}
      pages={pages}
      classes={classes}
      onCopied={setCopied}
      onClose={onClose}
    />
  );
}
