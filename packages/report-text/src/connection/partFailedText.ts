import { checkConnectionText } from './checkConnectionText.ts';

/** Replaces a part of a page, or the result of a worker, that could not be fetched. */
export const partFailedText = `Part of this page couldn’t load. ${checkConnectionText}`;
