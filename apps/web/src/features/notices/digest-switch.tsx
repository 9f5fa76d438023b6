import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { SwitchField } from '#ui/checkbox.tsx';
import { useDigest, useSetDigest } from './api.ts';

/** Whether the reader gets the daily mail; nothing until that is known. */
export function DigestSwitch() {
  const { t } = useTranslation('notices');
  const { report } = useOutcomeToast();
  const { data } = useDigest();
  const set = useSetDigest();
  if (!data) return null;
  return (
    <SwitchField
      label={t('digest.label')}
      hint={t('digest.hint')}
      checked={set.isPending ? set.variables.isOn : data.isOn}
      onChange={({ target }) =>
        set.mutate({ isOn: target.checked }, report(t(target.checked ? 'digest.on' : 'digest.off')))
      }
    />
  );
}
