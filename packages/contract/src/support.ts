import { z } from 'zod';
import { emailSchema, idSchema, languageSchema, requiredLineSchema } from './fields.ts';
import { limits } from './limits.ts';

export const supportCategories = ['general', 'technical', 'account', 'feature'] as const;
export const supportPriorities = ['low', 'medium', 'high', 'urgent'] as const;

/** The fields of the multipart message; files come with them as `attachments`. */
export const supportMessageSchema = z.object({
  id: idSchema,
  name: requiredLineSchema,
  email: emailSchema,
  subject: requiredLineSchema,
  category: z.enum(supportCategories).default('general'),
  priority: z.enum(supportPriorities).default('medium'),
  message: z.string().trim().min(1).max(limits.supportMessageMax),
  language: languageSchema,
});

export type SupportMessage = z.infer<typeof supportMessageSchema>;
