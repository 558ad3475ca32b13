import { useMediaQuery } from './useMediaQuery.ts';

/**
 * Whether the window is narrower than a tablet, the opposite of `media.tablet`. Needed if the order of content must be
 * the same visually and for the Tab key.
 */
export const useIsPhone = (): boolean => useMediaQuery('(width < 40rem)');
