import { create } from 'storybook/theming/create';
import { type ColorTokens, darkColors, lightColors, type ThemeMode } from '@roi-insight/ui/theme/tokens';

const inColors = (base: ThemeMode, colors: ColorTokens) =>
  create({
    base,
    brandTitle: 'ROI Insight',
    fontBase: "'Inter Variable', system-ui, sans-serif",
    colorPrimary: colors.accent,
    colorSecondary: colors.accent,
    appBg: colors.surfaceSunken,
    appContentBg: colors.canvas,
    appPreviewBg: colors.canvas,
    appBorderColor: colors.hairline,
    appBorderRadius: 10,
    barBg: colors.canvas,
    barTextColor: colors.textMuted,
    barHoverColor: colors.accentText,
    barSelectedColor: colors.accentText,
    textColor: colors.text,
    textMutedColor: colors.textSubtle,
    inputBg: colors.surfaceRaised,
    inputBorder: colors.hairlineStrong,
    inputTextColor: colors.text,
    inputBorderRadius: 6,
  });

/** Themes that give Storybook's own pages the product's background and text colors. */
export const docsThemes = { light: inColors('light', lightColors), dark: inColors('dark', darkColors) } as const;
