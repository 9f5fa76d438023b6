import { useTranslation } from 'react-i18next';
import { useResult } from '#features/games/api.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export type PlayGoneProps = {
  id: string;
  onResult: (id: string) => void;
  onSetUp: () => void;
};

/** A play that can't be continued: if it was finished elsewhere, it links to the results. */
export function PlayGone({ id, onResult, onSetUp }: PlayGoneProps) {
  const { t } = useTranslation('games');
  const isFinished = useResult(id).isSuccess;
  return (
    <EmptyState
      title={t('play.gone')}
      text={t('play.gone-text')}
      action={
        <>
          {isFinished && (
            <Button variant="primary" onClick={() => onResult(id)}>
              {t('play.see-results')}
            </Button>
          )}
          <Button variant={isFinished ? undefined : 'primary'} onClick={onSetUp}>
            {t('play.new')}
          </Button>
        </>
      }
    />
  );
}
