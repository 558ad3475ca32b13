import { useMediaQuery } from './useMediaQuery.ts';

/**
 * Whether the window is narrower than a tablet, the opposite of `media.tablet`: for an order of content that must be the
 * same for the eye and for the Tab key.
 */
export const useIsPhone = (): boolean => useMediaQuery('(width < 40rem)');
