import { create } from 'storybook/theming/create';
import { lightColors } from '../packages/ui/src/theme/tokens.ts';

/** Storybook's own pages in the product's paper and ink. */
export const docsTheme = create({
  base: 'light',
  brandTitle: 'ROI Insight',
  fontBase: "'Inter Variable', system-ui, sans-serif",
  colorPrimary: lightColors.accent,
  colorSecondary: lightColors.accent,
  appBg: lightColors.surfaceSunken,
  appContentBg: lightColors.canvas,
  appPreviewBg: lightColors.canvas,
  appBorderColor: lightColors.hairline,
  appBorderRadius: 10,
  barBg: lightColors.canvas,
  barTextColor: lightColors.textMuted,
  barHoverColor: lightColors.accentText,
  barSelectedColor: lightColors.accentText,
  textColor: lightColors.text,
  textMutedColor: lightColors.textSubtle,
  inputBg: lightColors.surfaceRaised,
  inputBorder: lightColors.hairlineStrong,
  inputTextColor: lightColors.text,
  inputBorderRadius: 6,
});
