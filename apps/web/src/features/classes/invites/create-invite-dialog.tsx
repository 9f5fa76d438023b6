import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useClasses } from '#features/classes/api.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CreateInviteForm } from './create-invite-form.tsx';

export type CreateInviteDialogProps = { isOpen: boolean; opening: number; onClose: () => void };

/** A new code, for the class in the address (`?class=`) unless another is chosen. */
export function CreateInviteDialog({ isOpen, opening, onClose }: CreateInviteDialogProps) {
  const { t } = useTranslation('classes');
  const { class: wanted } = useSearch({ strict: false });
  const classes = useClasses();
  const open = classes.data?.filter(({ archivedAt }) => archivedAt === null) ?? [];
  const wantedFirst = open.toSorted((one, other) => Number(other.id === wanted) - Number(one.id === wanted));
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('invites.create-title')} closeText={t('cancel')}>
      {classes.isPending ? (
        <Skeleton shape="field" count={3} label={t('switcher.loading')} />
      ) : (
        <CreateInviteForm key={opening} classes={wantedFirst} onDone={onClose} />
      )}
    </Dialog>
  );
}
