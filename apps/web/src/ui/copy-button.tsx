import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { ButtonProps } from './button.tsx';
import { Button } from './button.tsx';
import { copyText } from './copy-text.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type CopyButtonProps = Omit<ButtonProps, 'children' | 'onClick' | 'value'> & {
  /** What is copied. */
  value: string;
  text: string;
  copiedText: string;
  /** Shown when the browser refuses, so that the reader copies by hand. */
  failedText: string;
};

/** Copies a text and says so, on the button and to screen readers. */
export function CopyButton({ value, text, copiedText, failedText, ...button }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), 2500);
    return () => clearTimeout(timer);
  }, [outcome]);

  const handleClick = async () => setOutcome((await copyText(value)) ? 'copied' : 'failed');
  const said = outcome === 'copied' ? copiedText : outcome === 'failed' ? failedText : '';
  return (
    <>
      <Button {...button} onClick={() => void handleClick()}>
        {outcome === 'copied' ? (
          <IconCheck size="1.125rem" aria-hidden="true" />
        ) : (
          <IconCopy size="1.125rem" aria-hidden="true" />
        )}
        {said || text}
      </Button>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
