import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Invite, SchoolClass } from '@wordgrove/contract/classes';
import { paths } from '@wordgrove/contract/paths';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateInvite, useInvites } from '#features/classes/invites/api.ts';
import type { OtherDevicesPart } from '#platform/other-devices.ts';
import { isOnlyHere, usePublicAddress } from '#platform/public-address.ts';
import { deviceTimeZone } from '#platform/time-zones.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { useRequestId } from '#platform/use-request-id.ts';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { NotLoaded } from '#ui/load-failed.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './projector.module.css';

/** The list of students, which comes with this page, needs no QR codes. */
const QrPicture = lazyPart(() => import('#ui/qr-picture.tsx'), 'QrPicture');

/**
 * The way into a class: the code in the address (`?code=`) while it works, else the newest one that does. What is shown
 * goes into the address, so that a newer code doesn't take its place while a class is typing.
 */
export function JoinPanel({ shown, OtherDevices }: { shown: SchoolClass; OtherDevices: OtherDevicesPart }) {
  const { t } = useTranslation('classes-students');
  const { code: wanted } = useSearch({ strict: false });
  const navigate = useNavigate();
  const invites = useInvites();
  const working = invites.data?.filter(({ classId, state }) => classId === shown.id && state === 'active') ?? [];
  const invite = working.find(({ code }) => code === wanted) ?? working[0];
  const code = invite?.code ?? wanted;
  useEffect(() => {
    if (code !== wanted) void navigate({ to: '.', search: (before: object) => ({ ...before, code }), replace: true });
  }, [code, wanted, navigate]);
  if (!invites.data) {
    return (
      <div className={styles.noCode}>
        <NotLoaded query={invites} failed={t('projector.failed')} loading={t('projector.loading')} shape="card" />
      </div>
    );
  }
  return invite ? <WayIn invite={invite} OtherDevices={OtherDevices} /> : <NoCode shown={shown} />;
}

type WayInProps = { invite: Invite; OtherDevices: OtherDevicesPart };

function WayIn({ invite: { code }, OtherDevices }: WayInProps) {
  const { t } = useTranslation(['classes-students', 'classes']);
  const address = usePublicAddress();
  return (
    <>
      <div className={styles.picture}>
        <Suspense fallback={null}>
          <QrPicture text={`${address}/j/${code}`} label={t('projector.qr', { code })} />
        </Suspense>
      </div>
      <div className={styles.words}>
        <p>{t('projector.scan')}</p>
        <p className={styles.address} translate="no">
          {address.replace(/^https?:\/\//, '')}
          {paths.join}
        </p>
        <p>{t('projector.type')}</p>
        <p className={styles.code} data-testid="invite-code" translate="no">
          {code}
        </p>
        {isOnlyHere(address) && (
          <div className={styles.warning}>
            <Suspense fallback={null}>
              <OtherDevices>
                <Notice tone="warning">{t('classes:invites.only-here-text', { address })}</Notice>
              </OtherDevices>
            </Suspense>
          </div>
        )}
      </div>
    </>
  );
}

function NoCode({ shown: { id: classId, archivedAt } }: { shown: SchoolClass }) {
  const { t } = useTranslation(['classes-students', 'classes']);
  const { failed } = useOutcomeToast();
  const create = useCreateInvite();
  const requestId = useRequestId();
  const handleMake = () =>
    create.mutate({ id: requestId(classId), classId, timeZone: deviceTimeZone() }, { onError: failed });
  return (
    <div className={styles.noCode}>
      {archivedAt ? (
        <Notice tone="warning">{t('classes:invites.not-now.class-archived')}</Notice>
      ) : (
        <Notice
          tone="warning"
          action={
            <Button variant="primary" loading={create.isPending} onClick={handleMake}>
              {t('projector.make-code')}
            </Button>
          }
        >
          {t('projector.no-code')}
        </Notice>
      )}
    </div>
  );
}
