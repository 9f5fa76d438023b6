/** A size as `Formatters.size` says it; apart from the rest of them, which the first page does without. */
export function fileSize(bytes: number, language: string): string {
  // Limits are whole mebibytes, which people call megabytes.
  const mega = bytes / (bytes % 1_048_576 ? 1_000_000 : 1_048_576);
  const isSmall = mega < 1;
  const unit = isSmall ? 'kilobyte' : 'megabyte';
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 });
  // No line break parts the number from its unit.
  return format.format(isSmall ? Math.ceil(bytes / 1000) : mega).replace(' ', '\u00a0');
}
