import type { ColorTokens } from '../src/theme/index.ts';

type ColorName = keyof ColorTokens;

/** The use of each color. `on` is the background against which its contrast is measured. */
export const colorUses: readonly {
  title: string;
  colors: readonly { name: ColorName; use: string; on?: ColorName }[];
}[] = [
  {
    title: 'Paper',
    colors: [
      { name: 'canvas', use: 'Behind everything.' },
      { name: 'surface', use: 'Cards and panels.' },
      { name: 'surfaceRaised', use: 'Floating surfaces: dialogs, menus, the calendar. Also fields.' },
      { name: 'surfaceSunken', use: 'Recessed surfaces: the assumptions banner, disabled controls.' },
      { name: 'hairline', use: 'Dividers. Never a box in a box.' },
      { name: 'hairlineStrong', use: 'Borders of controls.', on: 'surface' },
    ],
  },
  {
    title: 'Ink',
    colors: [
      { name: 'text', use: 'Figures and running text.', on: 'surface' },
      { name: 'textMuted', use: 'Secondary text, such as the explanation of a figure.', on: 'surface' },
      { name: 'textSubtle', use: 'Tertiary text: captions, hints, placeholders.', on: 'surface' },
    ],
  },
  {
    title: 'Accent',
    colors: [
      { name: 'accent', use: 'The primary button; data after adoption.', on: 'surface' },
      { name: 'accentHover', use: 'On hover.', on: 'onAccent' },
      { name: 'accentPressed', use: 'Pressed.', on: 'onAccent' },
      { name: 'accentSoft', use: 'The background of accent text.' },
      { name: 'accentText', use: 'Accent text.', on: 'surface' },
      { name: 'onAccent', use: 'Text on the accent color.', on: 'accent' },
      { name: 'focus', use: 'The focus ring.', on: 'surface' },
    ],
  },
  {
    title: 'Meaning',
    colors: [
      { name: 'positive', use: 'A gain that the evidence supports.', on: 'positiveSoft' },
      { name: 'positiveSoft', use: 'Its background.' },
      { name: 'warning', use: 'Figures that need care.', on: 'warningSoft' },
      { name: 'warningSoft', use: 'Its background.' },
      { name: 'negative', use: 'A loss, or a failure.', on: 'negativeSoft' },
      { name: 'negativeSoft', use: 'Its background.' },
    ],
  },
  {
    title: 'Charts',
    colors: [
      {
        name: 'chartBefore',
        use: 'Before adoption. Drawn as a ring and not a disc, so that color is never the only difference.',
        on: 'surface',
      },
      { name: 'chartAfter', use: 'After adoption. Solid.', on: 'surface' },
      { name: 'chartGrid', use: 'Grid lines, behind the data.' },
      { name: 'chartAxis', use: 'Axis labels.', on: 'surface' },
    ],
  },
];
