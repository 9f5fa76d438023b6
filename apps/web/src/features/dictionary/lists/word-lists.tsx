import { limits } from '@wordgrove/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClearHistory, useHistory, useRemoveFromHistory } from '#features/dictionary/api.ts';
import { useAddressChoice } from '#platform/use-address-choice.ts';
import { useFormat } from '#platform/use-format.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Seed } from '#ui/pictures/seed.tsx';
import { Tabs } from '#ui/tabs.tsx';
import typography from '#ui/typography.module.css';
import { ListedWord, ListState } from './listed-word.tsx';
import { SavedList } from './saved-list.tsx';
import { useRemoval } from './use-removal.ts';
import styles from './word-lists.module.css';

const lists = ['history', 'saved'] as const;

/** The reader's own lists: what was looked up, and what was saved. */
export function WordLists() {
  const { t } = useTranslation('dictionary');
  const [active, choose] = useAddressChoice('list', lists, 'history');
  return (
    <Card as="section" tight>
      <Tabs
        label={t('lists')}
        active={active}
        onChange={choose}
        tabs={[
          { id: 'history', text: t('history.title'), panel: <HistoryList /> },
          { id: 'saved', text: t('saved.title'), panel: <SavedList /> },
        ]}
      />
    </Card>
  );
}

const shownFirst = 15;

/** What was looked up, latest first. */
function HistoryList() {
  const { t } = useTranslation('dictionary');
  const format = useFormat();
  const { role } = useSession();
  const { done, failed } = useOutcomeToast();
  const history = useHistory();
  const removeOne = useRemoveFromHistory();
  const clear = useClearHistory();
  const removalOf = useRemoval((id) => removeOne.mutate({ id }, { onError: failed }));
  const [isAsking, setAsking] = useState(false);
  const [isWhole, setWhole] = useState(false);

  if (!history.data) return <ListState query={history} />;
  if (history.data.length === 0) {
    return (
      <EmptyState
        picture={<Seed size={88} />}
        title={t('history.empty')}
        text={t('history.empty-text', { days: limits.historyDays })}
      />
    );
  }
  const handleClear = async () => {
    await clear.mutateAsync(undefined).then(() => done(t('history.cleared')), failed);
    setAsking(false);
  };
  const shown = isWhole ? history.data : history.data.slice(0, shownFirst);
  const now = new Date();
  return (
    <>
      <ul className={styles.list}>
        {shown.map(({ id, word, searchedAt }) => (
          <ListedWord key={id} word={word} removal={removalOf(id)}>
            <span className={typography.note}>{format.relativeDay(searchedAt, now)}</span>
          </ListedWord>
        ))}
      </ul>
      <div className={styles.foot}>
        {history.data.length > shown.length && (
          <Button variant="plain" onClick={() => setWhole(true)}>
            {t('history.all', { count: history.data.length })}
          </Button>
        )}
        <Button variant="plain" onClick={() => setAsking(true)}>
          {t('history.clear')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('history.clear-title')}
        text={t(role === 'teacher' ? 'history.clear-text-teacher' : 'history.clear-text')}
        confirmText={t('history.clear-yes')}
        onConfirm={() => void handleClear()}
        onClose={() => setAsking(false)}
        busy={clear.isPending}
        dangerous
      />
    </>
  );
}
