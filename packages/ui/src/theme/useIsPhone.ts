import { useMediaQuery } from './useMediaQuery.ts';

/**
 * Whether the window is narrower than a tablet, the opposite of `media.tablet`. Use it if the visible order of content must be the same as the order
 * for the Tab key.
 */
export const useIsPhone = (): boolean => useMediaQuery('(width < 40rem)');
