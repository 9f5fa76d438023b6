import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * Goes to another place of the app, replacing this one. `href` may carry a search. Only the first navigation counts:
 * while the router is on its way, the current location already reads as the new one.
 */
export function GoTo({ href }: { href: string }) {
  const router = useRouter();
  const [target] = useState(href);
  useEffect(() => {
    void router.navigate({ href: target, replace: true });
  }, [router, target]);
  return null;
}
