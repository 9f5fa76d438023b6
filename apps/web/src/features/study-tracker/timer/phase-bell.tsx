import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, writeStored } from '#platform/storage.ts';
import { SwitchField } from '#ui/switch-field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ring } from './ring.ts';

const keptSound = 'studySound';

/** Says when to rest and when to continue; with a sound only for students who want it. */
export function PhaseBell({ phase, isRunning }: { phase: 'work' | 'rest'; isRunning: boolean }) {
  const { t } = useTranslation('study-tracker');
  const [hasSound, setSound] = useState(() => readStored(keptSound) === 'on');
  const [said, setSaid] = useState('');
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === phase) return;
    before.current = phase;
    if (!isRunning) return;
    setSaid(t(phase === 'rest' ? 'clock.rest-now' : 'clock.work-now'));
    if (hasSound) ring();
  }, [phase, isRunning, hasSound, t]);
  const handleSound = (isOn: boolean) => {
    setSound(isOn);
    writeStored(keptSound, isOn ? 'on' : 'off');
    if (isOn) ring();
  };
  return (
    <>
      <SwitchField label={t('clock.sound')} checked={hasSound} onChange={({ target }) => handleSound(target.checked)} />
      <div aria-live="polite">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </>
  );
}
