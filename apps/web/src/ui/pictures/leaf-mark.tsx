/** The sprout beside the product's title. */
export function LeafMark({ size = '2rem' }: { size?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M16 29V14" stroke="var(--color-word-new)" strokeWidth="3" strokeLinecap="round" />
      <path d="M16 18C16 9 10 5 3 5c0 8 5 13 13 13Z" fill="var(--color-primary)" />
      <path d="M16 14c0-7 5-11 13-11 0 8-5 13-13 13Z" fill="var(--color-sprout)" />
    </svg>
  );
}
