export const todoPriorities = ['high', 'medium', 'low'] as const;

export type TodoPriority = (typeof todoPriorities)[number];
