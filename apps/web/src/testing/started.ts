import { startI18n } from '#platform/i18n.ts';

/** What is begun once for all files: they share the page and its modules, and only the set-up runs for each of them. */
export const started: Promise<void> = startI18n('en');
