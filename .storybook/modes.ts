/** The widths of screens in pictures: a phone, a tablet, a desk. */
export const widths = { phone: 390, tablet: 768, desk: 1440 } as const;

export const themes = ['light', 'dark'] as const;

/** Chromatic's modes for pieces: both themes, one width. */
export const pieceModes = Object.fromEntries(themes.map((theme) => [theme, { theme, viewport: 1200 }]));

/** For screens: theme × width. Chromatic merges a story's modes with those of all stories, so the names of the latter mean the desk. */
export const screenModes = Object.fromEntries(
  themes.flatMap((theme) =>
    Object.entries(widths).map(([name, viewport]) => [
      name === 'desk' ? theme : `${theme} ${name}`,
      { theme, viewport },
    ]),
  ),
);
