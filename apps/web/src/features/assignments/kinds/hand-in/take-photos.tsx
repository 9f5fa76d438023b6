import { IconCamera, IconRotateClockwise, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { loadChunk } from '#platform/chunks.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { FileButton } from '#ui/file-button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Photo } from './join-photos.ts';
import { LeaveGuard } from './leave-guard.tsx';
import styles from './take-photos.module.css';

/** More pages would be hard to read in one file. */
const photosMax = 20;

type TakePhotosProps = {
  /** How large the file may be. */
  maxBytes: number;
  onJoined: (file: File) => void;
};

/** Photos, one after the other, that become one PDF. */
export function TakePhotos({ maxBytes, onJoined }: TakePhotosProps) {
  const { t } = useTranslation('assignments-hand-in');
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [isOpen, setOpen] = useState(false);
  const { join, isJoining, problem, forget } = useJoining(maxBytes);
  const add = (files: readonly File[]) => {
    forget();
    setPhotos((before) => [...before, ...files.map((file) => ({ id: v7(), file, turns: 0 }))].slice(0, photosMax));
    setOpen(true);
  };
  const change = (id: string, how: (photo: Photo) => Photo[]) => {
    forget();
    setPhotos((before) => before.flatMap((photo) => (photo.id === id ? how(photo) : photo)));
  };
  const close = () => {
    setOpen(false);
    setPhotos([]);
    forget();
  };
  const use = async () => {
    const file = await join(photos);
    if (!file) return;
    close();
    onJoined(file);
  };
  return (
    <>
      <FileButton icon={IconCamera} accept="image/*" camera onChoose={add}>
        {t('photos.take')}
      </FileButton>
      <Dialog isOpen={isOpen} onClose={close} title={t('photos.title')} closesBeside={false}>
        <p>{t('photos.hint')}</p>
        <ol className={styles.photos}>
          {photos.map((photo, at) => (
            <PhotoItem
              key={photo.id}
              photo={photo}
              page={at + 1}
              onTurn={() => change(photo.id, (before) => [{ ...before, turns: (before.turns + 1) % 4 }])}
              onRemove={() => change(photo.id, () => [])}
            />
          ))}
        </ol>
        {problem && <Notice tone="error">{problem}</Notice>}
        {photos.length >= photosMax && <p>{t('photos.too-many', { max: photosMax })}</p>}
        <DialogActions>
          <Button onClick={close}>{t('photos.cancel')}</Button>
          {photos.length < photosMax && (
            <FileButton icon={IconCamera} accept="image/*" camera onChoose={add}>
              {t('photos.more')}
            </FileButton>
          )}
          {photos.length > 0 && (
            <Button variant="primary" loading={isJoining} onClick={() => void use()}>
              {t('photos.use', { count: photos.length })}
            </Button>
          )}
        </DialogActions>
      </Dialog>
      <LeaveGuard of="photos" isLosing={photos.length > 0} />
    </>
  );
}

type PhotoItemProps = { photo: Photo; page: number; onTurn: () => void; onRemove: () => void };

function PhotoItem({ photo, page, onTurn, onRemove }: PhotoItemProps) {
  const { t } = useTranslation('assignments-hand-in');
  const [address, setAddress] = useState<string>();
  const { file, turns } = photo;
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <li className={styles.photo}>
      <span className={styles.frame}>
        {address && <img src={address} alt={t('photos.photo', { page })} data-turns={turns} />}
      </span>
      <span className={styles.actions}>
        <Button variant="plain" icon={IconRotateClockwise} aria-label={t('photos.turn', { page })} onClick={onTurn} />
        <Button variant="plain" icon={IconTrash} aria-label={t('photos.remove', { page })} onClick={onRemove} />
      </span>
    </li>
  );
}

/** Joins photos; the code for it is loaded when it is first needed. */
function useJoining(maxBytes: number) {
  const { t } = useTranslation('assignments-hand-in');
  const { errorText } = useErrorText();
  const [isJoining, setJoining] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const join = async (photos: readonly Photo[]): Promise<File | null> => {
    setJoining(true);
    setProblem(null);
    try {
      const joining = await loadChunk('join-photos', () => import('./join-photos.ts'));
      try {
        return await joining.joinPhotos(photos, maxBytes, `${t('photos.name')}.pdf`);
      } catch (error) {
        if (!(error instanceof joining.UnreadablePhoto)) throw error;
        setProblem(t('photos.unreadable', { name: error.message }));
      }
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setJoining(false);
    }
    return null;
  };
  return { join, isJoining, problem, forget: () => setProblem(null) };
}
