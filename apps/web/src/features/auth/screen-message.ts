/** A line of the verification screen. An error reads 'Error: …'. */
export type ScreenMessage = { tone: 'error' | 'success' | 'info'; text: string };
