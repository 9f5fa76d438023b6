import { startI18n } from '#platform/i18n.ts';

/** Started once for all files: they share the page and its modules, and only the set-up runs for each. */
export const started: Promise<void> = startI18n('en');
