import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api.ts';

/** How many words fall due on each of the next days, today first. */
export const useForecast = () => useQuery(orpc.flashcards.forecast.queryOptions({ input: {} }));

/** How often words were remembered, next to how often that was expected. */
export const useRetention = () => useQuery(orpc.flashcards.retention.queryOptions());

/** Cards that have been forgotten again and again. */
export const useLeeches = () => useQuery(orpc.flashcards.leeches.queryOptions());
