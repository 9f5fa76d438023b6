import { z } from 'zod';
import { limits } from './limits.ts';
import { says } from './problems.ts';

/**
 * The key of one memory: `lend:verb` (lemma in lower case, part of speech), or `card:<id>` for a card that is no
 * English word.
 */
export const wordKeySchema = z
  .string()
  .max(limits.wordKeyMax)
  .regex(/^[^\p{Cc}\u2028\u2029]+:[a-z0-9-]+$/u, says('no-word'))
  .refine((key) => key.isWellFormed() && key === key.toLowerCase(), says('no-word'));
