/** A line of the verification screen. What went wrong reads 'Error: …'. */
export type ScreenMessage = { tone: 'error' | 'success' | 'info'; text: string };
