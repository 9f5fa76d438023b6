import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { isOneOf } from '#platform/is-one-of.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { fits, zoomSteps } from './pdf-pages.tsx';
import type { Zoom } from './pdf-reader.tsx';
import styles from './reader.module.css';

type ZoomControlsProps = {
  zoom: Zoom;
  scale: number;
  onZoom: (zoom: Zoom) => void;
  onStep: (direction: 'in' | 'out') => void;
};

/** How large the pages are: by steps, or as they fit the screen. */
export function ZoomControls({ zoom, scale, onZoom, onStep }: ZoomControlsProps) {
  const { t } = useTranslation('pdfs');
  const format = useFormat();
  const isStep = typeof zoom === 'number';
  return (
    <>
      <Button
        variant="plain"
        className={clsx(styles.tool, styles.step)}
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
        className={clsx(styles.tool, styles.step)}
        aria-label={t('zoom.in')}
        title={t('zoom.in')}
        onClick={() => onStep('in')}
      >
        <IconZoomIn size="1.25rem" aria-hidden="true" />
      </Button>
    </>
  );
}
