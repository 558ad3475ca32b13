/** The widths of screens in pictures: phone, tablet and desktop. */
export const widths = { phone: 390, tablet: 768, desk: 1440 } as const;

export const themes = ['light', 'dark'] as const;

/** Chromatic's modes for components: the light and the dark theme in one width. */
export const pieceModes = Object.fromEntries(themes.map((theme) => [theme, { theme, viewport: 1200 }]));

/**
 * Chromatic's modes for screens: theme × width. Chromatic merges them with the modes of all stories. The desktop modes
 * replace the modes of all stories, because they have the same names.
 */
export const screenModes = Object.fromEntries(
  themes.flatMap((theme) =>
    Object.entries(widths).map(([name, viewport]) => [
      name === 'desk' ? theme : `${theme} ${name}`,
      { theme, viewport },
    ]),
  ),
);
