/** The patch of ground that things grow and stand on. */
export function Ground() {
  return <ellipse cx="60" cy="103" rx="48" ry="9" fill="var(--picture-ground)" />;
}
