import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Goes to another place of the app, in place of this one. `href` may carry a search. */
export function GoTo({ href }: { href: string }) {
  const router = useRouter();
  useEffect(() => {
    void router.navigate({ href, replace: true });
  }, [router, href]);
  return null;
}
