import { useFormat } from '#platform/use-format.ts';

const floored = (share: number) => Math.floor(share * 100 + 1e-6) / 100;

/** Shares of a text in whole percent, rounded down: 97.9 % is less than the 98 % that reading alone takes. */
export function useShare(): (share: number) => string {
  const { percent } = useFormat();
  return (share) => percent(floored(share));
}

/** The last part of a whole whose other parts are shown rounded down, so that what is shown adds up. */
export function remainder(...others: readonly number[]): number {
  return 1 - others.reduce((sum, share) => sum + floored(share), 0);
}
