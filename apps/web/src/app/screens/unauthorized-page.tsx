import { AccessDenied } from './access-denied.tsx';

const reason = { kind: 'not-authorized' } as const;

/** The address that says 'you may not' without saying to what. */
export function UnauthorizedPage() {
  return <AccessDenied reason={reason} />;
}
