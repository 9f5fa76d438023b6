import { useLocation, useNavigate } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useOpenCard } from '#features/auth/api.ts';
import { FormPage } from '#features/auth/form-page.tsx';
import { errorCode, errorData } from '#platform/errors.ts';
import { isOneOf } from '#platform/is-one-of.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';

const troubles = ['unknown', 'used', 'expired'] as const;

/**
 * What the QR code of a login card opens. The page posts the token by itself; merely fetching the address, as scanners
 * do, uses nothing up, since what follows the # isn't even sent.
 */
export function CardPage() {
  const { t } = useTranslation(['auth-register', 'auth']);
  const { status, user, signOut } = useSession();
  const token = useLocation({ select: ({ hash }) => hash });
  const { open, isOpening, error } = useCard(token);
  // Somebody else's screen, or the teacher's: nobody is signed out, and no card used up, unasked.
  const isElse = user !== null && !isOpening;
  const mayOpen = status === 'signed-out' && token !== '' && !error;
  // React may run an effect twice, and the card is asked for once.
  const isAsked = useRef(false);
  const begin = useEffectEvent(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void open();
  });
  useEffect(() => {
    if (mayOpen) begin();
  }, [mayOpen]);

  return (
    <FormPage title={t('card.title')}>
      {isElse ? (
        <div className={layout.stack}>
          <p>{t('card.signed-in', { name: user.displayName })}</p>
          <Button variant="primary" wide onClick={() => void signOut(paths.card).catch(() => undefined)}>
            {t('card.sign-out')}
          </Button>
        </div>
      ) : isOpening || (token && !error) ? (
        <Spinner text={t('card.opening')} />
      ) : (
        <CardFailed error={error} onRetry={() => void open()} />
      )}
    </FormPage>
  );
}

function useCard(token: string) {
  const navigate = useNavigate();
  const card = useOpenCard();
  // One id however often the page asks: when an answer is lost, the next one is the same card's.
  const [pageId] = useState(() => v7());
  const open = async () => {
    try {
      await card.mutateAsync({ token, pageId });
      await navigate({ to: paths.signInCode, replace: true });
    } catch {
      // The page shows it.
    }
  };
  return { open, isOpening: card.isPending || card.isSuccess, error: card.isError ? card.error : null };
}

/** Why the card opens nothing, and what to do. */
function CardFailed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation(['auth-register', 'auth', 'app']);
  const { errorText } = useErrorText();
  const { why } = errorData(error);
  // A code that is too long for a card's was scanned wrongly too.
  const isOfCard = error === null || why !== undefined || errorCode<unknown>(error) === 'invalid-input';
  const isClosed = why === 'class-closed';
  const trouble = isOneOf(troubles, why) ? why : 'unknown';
  return (
    <div className={layout.stack}>
      <Notice tone="error">{isOfCard && !isClosed ? t(`card.${trouble}`) : errorText(error)}</Notice>
      {isOfCard ? (
        <ButtonLink to={paths.login} variant="primary" wide>
          {t('auth:login.submit')}
        </ButtonLink>
      ) : (
        <Button variant="primary" wide onClick={onRetry}>
          {t('app:retry')}
        </Button>
      )}
    </div>
  );
}
