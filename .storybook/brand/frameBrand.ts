import { darkColors, lightColors, type ThemeMode } from '@roi-insight/ui/theme/tokens';

const PRODUCT = 'ROI Insight';

/** The product's symbol and name as markup for Storybook's sidebar, and the address of the home page. */
export function frameBrand(mode: ThemeMode) {
  const { accent, text } = mode === 'dark' ? darkColors : lightColors;
  const symbol = [
    '<svg viewBox="0 0 28 20" width="28" height="20" fill="none" aria-hidden="true">',
    `<path d="M2 10h24M2 5.5v9M26 5.5v9" stroke="${text}" stroke-width="1.75" stroke-linecap="round"/>`,
    `<circle cx="16.5" cy="10" r="4.5" fill="${accent}"/></svg>`,
  ].join('');
  const name = `<span style="margin-inline-start:8px;font-size:17px;font-weight:600;color:${text}">${PRODUCT}</span>`;
  return { brandTitle: symbol + name, brandUrl: './', brandTarget: '_self' } as const;
}

/** The title of the browser tab: 'Primitives / Button - Docs ⋅ Storybook', with the product's name instead of Storybook's. */
export const nameOfTab = (title: string): string => title.replace(/Storybook$/, PRODUCT);
