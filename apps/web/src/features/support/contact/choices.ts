import type { SupportMessage } from '@wordgrove/contract/support';

/** The choices of the contact form, in the order shown. */
export const categories = ['general', 'technical', 'account', 'feature'] as const satisfies readonly Category[];
export const priorities = ['low', 'medium', 'high', 'urgent'] as const satisfies readonly Priority[];

type Category = SupportMessage['category'];
type Priority = SupportMessage['priority'];
