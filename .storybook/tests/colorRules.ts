/** Rules of axe for what a theme can change. Test runs apply them in each theme, to what is not known to look as it did. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'] as const;
