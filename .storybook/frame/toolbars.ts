import type { GlobalTypes } from 'storybook/internal/csf';
import { REPORT_SCENARIOS, type ReportScenario } from '../../packages/ui/src/features/demo/presenterValues.ts';
import { defaultBrand, directionOf } from '@roi-insight/ui/brand';
import type { ThemeMode } from '@roi-insight/ui/theme';
import { customerBrand, longBrand, rightToLeftBrand } from '../../packages/ui/src/testing/storyBrands.ts';
import { scenarioWords } from '../../packages/ui/src/features/demo/scenarioWords.ts';
import type { Surroundings } from './Frame.tsx';

type Globals = Readonly<Record<string, unknown>>;

const systemTheme: ThemeMode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** The toolbar's initial values. The other values come from the system, the locale or the story. */
export const initialGlobals = { theme: systemTheme, notation: 'USD en-US' };

const brands = { customer: customerBrand, long: longBrand, rightToLeft: rightToLeftBrand };

const isBrand = (name: unknown): name is keyof typeof brands => typeof name === 'string' && Object.hasOwn(brands, name);

const motions = { full: 'no-preference', reduced: 'reduce' } as const;

const isMotion = (name: unknown): name is keyof typeof motions =>
  typeof name === 'string' && Object.hasOwn(motions, name);

/** Converts the toolbar's values to surroundings. */
export function surroundingsOf({ theme, brand, notation, direction, motion, contrast }: Globals): Surroundings {
  const [currency = '', locale = ''] = String(notation).split(' ');
  return {
    mode: theme === 'dark' ? 'dark' : 'light',
    brand: { ...(isBrand(brand) ? brands[brand] : defaultBrand), currency, locale },
    direction: direction === 'ltr' || direction === 'rtl' ? direction : directionOf(locale),
    media: {
      ...(isMotion(motion) && { 'prefers-reduced-motion': motions[motion] }),
      ...(contrast === 'forced' && { 'forced-colors': 'active' }),
    },
  };
}

/** The chosen scenario of the demo, whose report replaces the usual report of a story. */
export const scenarioOf = ({ scenario }: Globals): ReportScenario | undefined =>
  REPORT_SCENARIOS.find((one) => one === scenario);

/** The toolbar's menus. */
export const globalTypes: GlobalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'mirror',
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
      dynamicTitle: true,
    },
  },
  brand: {
    description: 'Brand, in stories that have no names of their own',
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush',
      items: [
        { type: 'reset', title: 'Default names' },
        { value: 'customer', title: 'Northwind Bank' },
        { value: 'long', title: 'Long names' },
        { value: 'rightToLeft', title: 'Arabic names' },
      ],
      dynamicTitle: true,
    },
  },
  scenario: {
    description: 'Report, in stories of the usual one that check nothing',
    toolbar: {
      title: 'Scenario',
      icon: 'beaker',
      items: [
        { type: 'reset', title: 'Report of the story' },
        ...REPORT_SCENARIOS.map((value) => ({ value, title: scenarioWords[value] })),
      ],
      dynamicTitle: true,
    },
  },
  notation: {
    description: 'Currency and locale',
    toolbar: {
      icon: 'globe',
      items: ['USD en-US', 'EUR de-DE', 'EUR fr-FR', 'JPY ja-JP', 'INR hi-IN', 'EGP ar-EG'],
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Direction',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: [
        { type: 'reset', title: 'Direction of the locale' },
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      items: [
        { type: 'reset', title: 'Motion of the system' },
        { value: 'full', title: 'Full motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  contrast: {
    description: 'Contrast',
    toolbar: {
      title: 'Contrast',
      icon: 'contrast',
      items: [
        { type: 'reset', title: 'Contrast of the system' },
        { value: 'forced', title: 'Forced colors, simulated' },
      ],
    },
  },
};
