import { checkConnectionText } from './checkConnectionText.ts';

/** Replaces a part of a page that could not be fetched. */
export const partFailedText = `Part of this page couldn’t load. ${checkConnectionText}`;
