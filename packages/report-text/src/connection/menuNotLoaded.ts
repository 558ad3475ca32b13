import { checkConnectionText } from './checkConnectionText.ts';

/** The message if a menu could not be fetched. */
export const MENU_NOT_LOADED = `We couldn’t load the menu. ${checkConnectionText}`;
