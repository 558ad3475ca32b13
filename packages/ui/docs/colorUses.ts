import type { ColorTokens } from '../src/theme/index.ts';

type ColorName = keyof ColorTokens;

/** What each color is for. `on` is the ground that it is read against. */
export const colorUses: readonly {
  title: string;
  colors: readonly { name: ColorName; use: string; on?: ColorName }[];
}[] = [
  {
    title: 'Paper',
    colors: [
      { name: 'canvas', use: 'Behind everything.' },
      { name: 'surface', use: 'Cards and panels.' },
      { name: 'surfaceRaised', use: 'What floats: dialogs, menus, the calendar. Fields.' },
      { name: 'surfaceSunken', use: 'Wells: the assumptions banner, what is disabled.' },
      { name: 'hairline', use: 'Divides. Never a box in a box.' },
      { name: 'hairlineStrong', use: 'Borders of controls.', on: 'surface' },
    ],
  },
  {
    title: 'Ink',
    colors: [
      { name: 'text', use: 'Figures and running text.', on: 'surface' },
      { name: 'textMuted', use: 'Second voice: what explains a figure.', on: 'surface' },
      { name: 'textSubtle', use: 'Third voice: captions, hints, placeholders.', on: 'surface' },
    ],
  },
  {
    title: 'Accent',
    colors: [
      { name: 'accent', use: 'The one primary button; what came after adoption.', on: 'surface' },
      { name: 'accentHover', use: 'Under the pointer.', on: 'onAccent' },
      { name: 'accentPressed', use: 'Pressed.', on: 'onAccent' },
      { name: 'accentSoft', use: 'A wash behind accent text.' },
      { name: 'accentText', use: 'The accent as words.', on: 'surface' },
      { name: 'onAccent', use: 'Words on the accent.', on: 'accent' },
      { name: 'focus', use: 'The ring around what the keyboard is on.', on: 'surface' },
    ],
  },
  {
    title: 'Meaning',
    colors: [
      { name: 'positive', use: 'A gain that the evidence supports.', on: 'positiveSoft' },
      { name: 'positiveSoft', use: 'Its wash.' },
      { name: 'warning', use: 'Read with care.', on: 'warningSoft' },
      { name: 'warningSoft', use: 'Its wash.' },
      { name: 'negative', use: 'A loss, or a failure.', on: 'negativeSoft' },
      { name: 'negativeSoft', use: 'Its wash.' },
    ],
  },
  {
    title: 'Charts',
    colors: [
      {
        name: 'chartBefore',
        use: 'Before adoption. A ring where after is a disc, so that color is never alone.',
        on: 'surface',
      },
      { name: 'chartAfter', use: 'After adoption. Solid.', on: 'surface' },
      { name: 'chartGrid', use: 'Grid lines, behind the data.' },
      { name: 'chartAxis', use: 'Axis labels.', on: 'surface' },
    ],
  },
];
