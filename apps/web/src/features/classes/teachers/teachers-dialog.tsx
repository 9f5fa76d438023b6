import type { ClassTeacher, SchoolClass, TeacherOffer } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import type { DialogSubject } from '#platform/use-dialog-subject.ts';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useFormat } from '#platform/use-format.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog, SubjectDialog } from '#ui/dialog.tsx';
import layout from '#ui/layout.module.css';
import { NotLoaded } from '#ui/load-failed.tsx';
import typography from '#ui/typography.module.css';
import { useLeaveClass, useMakeLink, useRemoveTeacher, useTeachers, useWithdrawOffer } from './api.ts';
import { InviteByAddress, InviteByLink } from './invite-teacher.tsx';
import styles from './teachers.module.css';

type TeachersDialogProps = { dialog: DialogSubject<SchoolClass>; onLeft: () => void };

/** Who teaches a class. Its owner invites and removes here; the others can leave. */
export function TeachersDialog({ dialog, onLeft }: TeachersDialogProps) {
  const { t } = useTranslation('classes-students');
  const removing = useDialogSubject<Removing>();
  const leaving = useDialogSubject<SchoolClass>();
  const handleLeft = () => {
    dialog.close();
    onLeft();
  };
  return (
    <>
      <SubjectDialog
        dialog={dialog}
        title={({ name }) => t('teachers.title', { name })}
        closeText={t('teachers.close')}
      >
        {(opened) => (
          <Teachers
            opened={opened}
            onRemove={(teacher) => removing.open({ opened, teacher })}
            onLeave={() => leaving.open(opened)}
          />
        )}
      </SubjectDialog>
      <RemoveDialog dialog={removing} />
      <LeaveDialog dialog={leaving} onLeft={handleLeft} />
    </>
  );
}

type TeachersProps = { opened: SchoolClass; onRemove: (teacher: ClassTeacher) => void; onLeave: () => void };

function Teachers({ opened: { id, isOwner, archivedAt }, onRemove, onLeave }: TeachersProps) {
  const { t } = useTranslation('classes-students');
  const found = useTeachers(id);
  const make = useMakeLink();
  if (!found.data) {
    const [failed, loading] = [t('teachers.failed'), t('teachers.loading')];
    return <NotLoaded query={found} failed={failed} loading={loading} shape="row" count={2} />;
  }
  const { teachers, offers } = found.data;
  const isShared = teachers.length > 1;
  return (
    <div className={layout.stack}>
      <ul className={styles.rows}>
        {teachers.map((teacher) => (
          <TeacherRow
            key={teacher.id}
            teacher={teacher}
            action={teacher.isOwner ? null : isOwner ? () => onRemove(teacher) : teacher.isMe ? onLeave : null}
          />
        ))}
        {offers.map((offer) => (
          <OfferRow
            key={offer.id}
            classId={id}
            offer={offer}
            onWithdrawn={() => offer.toEmail === null && make.reset()}
          />
        ))}
      </ul>
      <p className={typography.note}>{t(isShared || !isOwner ? 'teachers.shared' : 'teachers.alone')}</p>
      {isOwner && !archivedAt && (
        <>
          <InviteByLink classId={id} make={make} replaces={offers.some(({ toEmail }) => toEmail === null)} />
          <InviteByAddress classId={id} />
        </>
      )}
    </div>
  );
}

type TeacherRowProps = { teacher: ClassTeacher; action: (() => void) | null };

function TeacherRow({ teacher: { name, isOwner, isMe }, action }: TeacherRowProps) {
  const { t } = useTranslation('classes-students');
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={typography.note}>
          {t(isOwner ? 'teachers.owner' : 'teachers.co-teacher')}
          {isMe && ` · ${t('teachers.you')}`}
        </span>
      </span>
      {action && (
        <Button onClick={action} aria-label={isMe ? undefined : t('teachers.remove-name', { name })}>
          {t(isMe ? 'teachers.leave' : 'teachers.remove')}
        </Button>
      )}
    </li>
  );
}

type OfferRowProps = { classId: string; offer: TeacherOffer; onWithdrawn: () => void };

function OfferRow({ classId, offer: { id, toEmail, expiresAt }, onWithdrawn }: OfferRowProps) {
  const { t } = useTranslation('classes-students');
  const { done, attempt } = useOutcomeToast();
  const { date } = useFormat();
  const withdraw = useWithdrawOffer();
  const name = toEmail ?? t('teachers.link');
  const handleWithdraw = () =>
    attempt(async () => {
      await withdraw.mutateAsync({ id: classId, offerId: id });
      onWithdrawn();
      done(t('teachers.withdrawn', { name }));
    });
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={typography.note}>{t('teachers.invited', { until: date(expiresAt) })}</span>
      </span>
      <Button loading={withdraw.isPending} onClick={handleWithdraw} aria-label={t('teachers.withdraw-name', { name })}>
        {t('teachers.withdraw')}
      </Button>
    </li>
  );
}

type Removing = { opened: SchoolClass; teacher: ClassTeacher };

function RemoveDialog({ dialog: { subject, isOpen, close } }: { dialog: DialogSubject<Removing> }) {
  const { t } = useTranslation('classes-students');
  const { done, failed } = useOutcomeToast();
  const remove = useRemoveTeacher();
  if (!subject) return null;
  const { opened, teacher } = subject;
  const names = { name: teacher.name, className: opened.name };
  const onSuccess = () => {
    done(t('teachers.removed', names));
    close();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('teachers.remove-title', names)}
      text={<p>{t('teachers.remove-text', names)}</p>}
      confirmText={t('teachers.remove')}
      onConfirm={() => remove.mutate({ id: opened.id, teacherId: teacher.id }, { onSuccess, onError: failed })}
      onClose={close}
      busy={remove.isPending}
    />
  );
}

type LeaveDialogProps = { dialog: DialogSubject<SchoolClass>; onLeft: () => void };

function LeaveDialog({ dialog: { subject, isOpen, close }, onLeft }: LeaveDialogProps) {
  const { t } = useTranslation('classes-students');
  const { done, failed } = useOutcomeToast();
  const leave = useLeaveClass();
  if (!subject) return null;
  const { id, name: className } = subject;
  const onSuccess = () => {
    done(t('teachers.left', { className }));
    close();
    onLeft();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('teachers.leave-title', { className })}
      text={<p>{t('teachers.leave-text')}</p>}
      confirmText={t('teachers.leave')}
      onConfirm={() => leave.mutate({ id }, { onSuccess, onError: failed })}
      onClose={close}
      busy={leave.isPending}
    />
  );
}
