import type { Network } from '@wordgrove/contract/network';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { OtherDevicesPart } from '#platform/other-devices.ts';
import { chooseAddress, useNetwork } from '#platform/public-address.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useKeepOut, useLetIn } from './api.ts';
import styles from './other-devices.module.css';

/** Whether other devices reach the server on this computer, and the button that lets them in. */
export function OtherDevices({ isKept = false, children }: ComponentProps<OtherDevicesPart>) {
  const network = useNetwork();
  if (!network.data) return network.isFetching ? null : children;
  const { openedBy, addresses } = network.data;
  if (addresses.length === 0) return <NoNetwork network={network.data} onRetry={() => void network.refetch()} />;
  if (openedBy === 'setting') return isKept && <AddressChoice addresses={addresses} />;
  return (openedBy === null || isKept) && <Gate network={network.data} isKept={isKept} />;
}

type GateProps = { network: Network; isKept: boolean };

/** Lets others in, and keeps them out again. Both are one button, which so keeps the focus. */
function Gate({ network: { openedBy, addresses }, isKept }: GateProps) {
  const { t } = useTranslation('classes-students');
  const { errorText } = useErrorText();
  const { done } = useOutcomeToast();
  const [letIn, keepOut] = [useLetIn(), useKeepOut()];
  const isOpen = openedBy !== null;
  const handleClick = () => {
    letIn.reset();
    keepOut.reset();
    if (isOpen) keepOut.mutate(undefined);
    else letIn.mutate(undefined, { onSuccess: () => isKept || leave() });
  };
  const leave = () => {
    done(t('devices.open'));
    focusHeading();
  };
  const error = letIn.error ?? keepOut.error;
  return (
    <Notice
      tone={isOpen ? 'info' : 'warning'}
      title={isOpen ? t('devices.open') : t('devices.closed', { address: window.location.origin })}
      action={
        <Button
          variant={isOpen ? 'quiet' : 'primary'}
          loading={letIn.isPending || keepOut.isPending}
          onClick={handleClick}
        >
          {isOpen ? t('devices.keep-out') : t('devices.let-in')}
        </Button>
      }
    >
      <p>{isOpen ? t('devices.open-text', { address: addresses[0] }) : t('devices.closed-text')}</p>
      {isOpen && <AddressChoice addresses={addresses} />}
      {error && (
        <p role="alert" className={styles.error}>
          {errorText(error)}
        </p>
      )}
    </Notice>
  );
}

/** The button goes with its notice: the keyboard goes on from the top of the page. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Where the computer is on several networks, only the teacher knows which of them is the class's. */
function AddressChoice({ addresses }: Pick<Network, 'addresses'>) {
  const { t } = useTranslation('classes-students');
  if (addresses.length < 2) return null;
  const options = addresses.toSorted().map((address) => ({ value: address, label: address }));
  return (
    <div className={styles.choice}>
      <SelectField
        label={t('devices.address')}
        options={options}
        value={addresses[0]}
        onChange={(event) => chooseAddress(event.target.value)}
      />
    </div>
  );
}

function NoNetwork({ network: { openedBy }, onRetry }: { network: Network; onRetry: () => void }) {
  const { t } = useTranslation(['classes-students', 'errors', 'app']);
  const { failed } = useOutcomeToast();
  const keepOut = useKeepOut();
  return (
    <Notice
      tone="warning"
      title={t('devices.closed', { address: window.location.origin })}
      action={
        <>
          {openedBy === 'teacher' && (
            <Button loading={keepOut.isPending} onClick={() => keepOut.mutate(undefined, { onError: failed })}>
              {t('devices.keep-out')}
            </Button>
          )}
          <Button onClick={onRetry}>{t('app:retry')}</Button>
        </>
      }
    >
      <p>{t('errors:no-network')}</p>
    </Notice>
  );
}
