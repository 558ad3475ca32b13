/** Rules of axe that depend on the theme. Test runs apply them in each theme, unless the picture is known to be unchanged. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'] as const;
