import type { z } from 'zod';
import type { wordSchema } from '#schema.ts';

export type Word = z.infer<typeof wordSchema>;
