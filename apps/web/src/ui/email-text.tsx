import { Fragment } from 'react';
import typography from './typography.module.css';

/** An address that breaks before its @ and its dots, and in mid-word only where nothing else fits. */
export function EmailText({ address }: { address: string }) {
  return (
    <bdi className={typography.breaking}>
      {address.split(/(?=[@.])/).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are the address itself, in its order.
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
