import { useRouter } from '@tanstack/react-router';
import { accessDeniedName } from '@wordgrove/contract/display-name';
import { dashboardPath } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import type { GuardDecision } from '#app/guards/guard-decision.ts';
import { useFormat } from '#platform/use-format.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { SchoolGate } from '#ui/pictures/school-gate.tsx';
import { PlainScreen } from './plain-screen.tsx';

type DeniedReason = Extract<GuardDecision, { kind: 'wrong-role' | 'missing-permissions' | 'not-authorized' }>;

/** Says why a page stays closed, and where to go instead. */
export function AccessDenied({ reason }: { reason: DeniedReason }) {
  const { t } = useTranslation(['guards', 'app']);
  const { user, profile, role, retry } = useSession();
  const { list } = useFormat();
  const router = useRouter();

  const roleName = role ? t(`roles.${role}`) : t('roles.none');
  const sentence = () => {
    if (reason.kind === 'wrong-role') {
      return t('denied.role', { needed: list(reason.needs.map((one) => t(`roles.${one}`))), role: roleName });
    }
    if (reason.kind === 'missing-permissions') {
      return t('denied.permissions', { list: list(reason.missing.map((one) => t(`permissions.${one}`))) });
    }
    return t('denied.plain');
  };

  return (
    <PlainScreen
      title={t('denied.title')}
      picture={<SchoolGate />}
      actions={
        <>
          <ButtonLink to={dashboardPath(role)} variant="primary">
            {user ? t('app:go-to-dashboard') : t('app:go-to-home')}
          </ButtonLink>
          <Button onClick={() => router.history.back()}>{t('app:go-back')}</Button>
          <Button variant="plain" onClick={retry}>
            {t('app:retry')}
          </Button>
        </>
      }
    >
      <p>{sentence()}</p>
      {user && (
        <p>
          {t('denied.who', { name: accessDeniedName({ user, profile }) })}
          <br />
          {t('denied.your-role', { role: roleName })}
        </p>
      )}
      <p>{t('denied.contact')}</p>
    </PlainScreen>
  );
}

const reason = { kind: 'not-authorized' } as const;

/** The address that says 'you may not' without saying to what. */
export function UnauthorizedPage() {
  return <AccessDenied reason={reason} />;
}
