import { useTranslation } from 'react-i18next';
import { useAddressChoice } from '#platform/use-address-choice.ts';
import { Card } from '#ui/card.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { HistoryList } from './history-list.tsx';
import { SavedList } from './saved-list.tsx';

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
