import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isOneOf } from '#platform/is-one-of.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import type { MenuItem } from '#ui/menu.tsx';
import { fits, zoomSteps } from './pdf-pages.tsx';
import styles from './reader.module.css';
import type { Zoom } from './use-zoom.ts';

type Zooming = {
  zoom: Zoom;
  scale: number;
  onZoom: (zoom: Zoom) => void;
  onStep: (direction: 'in' | 'out') => void;
};

/** How large the pages are: by steps, or as they fit the screen. */
export function ZoomControls({ zoom, scale, onZoom, onStep }: Zooming) {
  const { t } = useTranslation('pdfs');
  const format = useFormat();
  const isStep = typeof zoom === 'number';
  return (
    <>
      <Button
        variant="plain"
        className={styles.tool}
        aria-label={t('zoom.out')}
        title={t('zoom.out')}
        onClick={() => onStep('out')}
      >
        <IconZoomOut size="1.25rem" aria-hidden="true" />
      </Button>
      <select
        className={styles.choice}
        aria-label={t('zoom.label')}
        value={isStep ? 'step' : zoom}
        onChange={({ target: { value } }) => onZoom(isOneOf(fits, value) ? value : Number(value))}
      >
        {isStep && <option value="step">{format.percent(scale)}</option>}
        {fits.map((fit) => (
          <option key={fit} value={fit}>
            {t(`zoom.${fit}`)}
          </option>
        ))}
        {zoomSteps.map((step) => (
          <option key={step} value={step}>
            {format.percent(step)}
          </option>
        ))}
      </select>
      <Button
        variant="plain"
        className={styles.tool}
        aria-label={t('zoom.in')}
        title={t('zoom.in')}
        onClick={() => onStep('in')}
      >
        <IconZoomIn size="1.25rem" aria-hidden="true" />
      </Button>
    </>
  );
}

/** The same for a menu, where the steps are pressed rather than chosen. */
export function useZoomItems({ zoom, scale, onZoom, onStep }: Zooming): MenuItem[][] {
  const { t } = useTranslation('pdfs');
  const format = useFormat();
  const steps = [
    { id: 'in', text: t('zoom.in'), icon: IconZoomIn, staysOpen: true, onSelect: () => onStep('in') },
    { id: 'out', text: t('zoom.out'), icon: IconZoomOut, staysOpen: true, onSelect: () => onStep('out') },
  ];
  const choices: MenuItem[] = fits.map((fit) => ({
    ...{ id: fit, text: t(`zoom.${fit}`), isChosen: zoom === fit, heading: t('zoom.label') },
    onSelect: () => onZoom(fit),
  }));
  if (typeof zoom === 'number')
    choices.push({ id: 'step', text: format.percent(scale), isChosen: true, onSelect: () => onZoom(zoom) });
  return [steps, choices];
}
