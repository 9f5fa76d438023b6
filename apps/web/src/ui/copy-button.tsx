import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ButtonProps } from './button.tsx';
import { Button } from './button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type CopyButtonProps = Omit<ButtonProps, 'children' | 'onClick' | 'value'> & {
  /** What is copied. */
  value: string;
  text: string;
};

/** Copies a text and says so, on the button and to screen readers; when the browser refuses, readers copy by hand. */
export function CopyButton({ value, text, ...button }: CopyButtonProps) {
  const { t } = useTranslation('app');
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), 2500);
    return () => clearTimeout(timer);
  }, [outcome]);

  const handleClick = async () => setOutcome((await copyText(value)) ? 'copied' : 'failed');
  const said = outcome === 'copied' ? t('copied') : outcome === 'failed' ? t('copy-failed') : '';
  return (
    <>
      <Button {...button} icon={outcome === 'copied' ? IconCheck : IconCopy} onClick={() => void handleClick()}>
        {said || text}
      </Button>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}

/**
 * Puts a text on the clipboard. Resolves to whether it got there. Browsers give pages without https no clipboard
 * access, and a school's own network often has no https: there it falls back to the older way through a hidden field.
 */
async function copyText(text: string): Promise<boolean> {
  try {
    if (globalThis.isSecureContext) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Refused by the browser or the reader: the older way may still work.
  }
  return copyThroughField(text);
}

function copyThroughField(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Inside an open dialog; otherwise its focus trap would take the focus away before the copy.
  (before?.closest('[role="dialog"]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
