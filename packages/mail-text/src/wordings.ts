import type { Language } from '@wordgrove/contract/languages';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { tr } from './tr.ts';
import type { MailWords } from './words.ts';

export const wordings: Record<Language, MailWords> = { en, tr, es, fr, de };
