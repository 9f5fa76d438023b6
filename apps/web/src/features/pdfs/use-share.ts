import { useFormat } from '#platform/use-format.ts';

/** Shares of a text in whole percent, rounded down: 97.9 % is less than the 98 % that reading alone takes. */
export function useShare(): (share: number) => string {
  const { percent } = useFormat();
  return (share) => percent(Math.floor(share * 100 + 1e-6) / 100);
}
