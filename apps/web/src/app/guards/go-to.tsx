import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * Goes to another place of the app, in place of this one. `href` may carry a search. The first one counts: while the
 * router is on its way the present place already reads as the new one.
 */
export function GoTo({ href }: { href: string }) {
  const router = useRouter();
  const [target] = useState(href);
  useEffect(() => {
    void router.navigate({ href: target, replace: true });
  }, [router, target]);
  return null;
}
