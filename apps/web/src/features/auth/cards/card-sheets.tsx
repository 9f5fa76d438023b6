import { IconPrinter } from '@tabler/icons-react';
import type { LoginCard } from '@wordgrove/contract/auth';
import { paths } from '@wordgrove/contract/paths';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { OtherDevicesPart } from '#platform/other-devices.ts';
import { isOnlyHere, usePublicAddress } from '#platform/public-address.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { QrPicture } from '#ui/qr-picture.tsx';
import styles from './cards.module.css';

const perSheet = 8;

type CardSheetsProps = {
  cards: readonly LoginCard[];
  expiresAt: string;
  back: ReactNode;
  OtherDevices: OtherDevicesPart;
};

/** The cards as they are printed: eight on a page, with lines to cut along. */
export function CardSheets({ cards, expiresAt, back, OtherDevices }: CardSheetsProps) {
  const { t } = useTranslation('classes-students');
  const { date } = useFormat();
  const address = usePublicAddress();
  const sheets = Array.from({ length: Math.ceil(cards.length / perSheet) }, (_, place) =>
    cards.slice(place * perSheet, (place + 1) * perSheet),
  );
  return (
    <>
      <div className={styles.screenOnly}>
        <PageHeader
          title={t('cards.made', { count: cards.length })}
          lead={t('cards.once', { day: date(expiresAt) })}
          actions={
            <>
              {back}
              <Button variant="primary" icon={IconPrinter} onClick={() => window.print()}>
                {t('cards.print')}
              </Button>
            </>
          }
        />
        {isOnlyHere(address) && (
          <div className={styles.warning}>
            <Suspense fallback={null}>
              <OtherDevices>
                <Notice tone="warning">{t('cards.only-here', { address })}</Notice>
              </OtherDevices>
            </Suspense>
          </div>
        )}
      </div>
      <div className={layout.stack}>
        {sheets.map((sheet) => (
          <ul key={sheet[0]?.studentId} className={styles.sheet}>
            {sheet.map((card) => (
              <CardOfStudent key={card.studentId} card={card} address={address} until={date(expiresAt)} />
            ))}
          </ul>
        ))}
      </div>
    </>
  );
}

type CardProps = { card: LoginCard; address: string; until: string };

function CardOfStudent({ card, address, until }: CardProps) {
  const { t } = useTranslation('classes-students');
  const { name, signInName, token, code } = card;
  const half = code.length / 2;
  return (
    <li className={styles.card}>
      <h2 className={styles.name}>
        <bdi>{name}</bdi>
      </h2>
      <div className={styles.qr}>
        <QrPicture text={`${address}${paths.card}#${token}`} label={t('cards.qr', { name })} />
      </div>
      <p className={styles.how}>{t('cards.how')}</p>
      <p className={styles.address} translate="no">
        {new URL(address).host}
        {paths.login}
      </p>
      <dl className={styles.facts} translate="no">
        <div>
          <dt>{t('cards.name')}</dt>
          <dd>{signInName}</dd>
        </div>
        <div>
          <dt>{t('cards.code')}</dt>
          <dd>
            {code.slice(0, half)}-{code.slice(half)}
          </dd>
        </div>
      </dl>
      <p className={styles.until}>{t('cards.until', { day: until })}</p>
    </li>
  );
}
