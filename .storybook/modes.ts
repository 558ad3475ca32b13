/** The widths that screens are looked at: a phone, a tablet, a desk. */
export const widths = { phone: 390, tablet: 768, desk: 1440 } as const;

const themes = ['light', 'dark'] as const;

/** Chromatic's modes: theme × viewport. */
export const modes = Object.fromEntries(
  themes.flatMap((theme) =>
    Object.entries(widths).map(([name, width]) => [`${theme} ${name}`, { theme, viewport: { width } }]),
  ),
);

/** For pieces: both themes, one width. */
export const pieceModes = Object.fromEntries(themes.map((theme) => [theme, { theme, viewport: { width: 1200 } }]));
