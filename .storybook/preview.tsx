import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { definePreview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense } from 'react';
import { afterStory } from './afterStory.ts';
import { Frame } from './Frame.tsx';
import { isPage } from './isPage.ts';
import { optionalControls } from './optionalControls.ts';
import { pieceModes, widths } from './modes.ts';
import { expectNoCalls, guardNetwork } from './networkGuard.ts';
import { makeDeterministic } from './deterministicEnvironment.ts';
import './storyFonts.css';

/** Documentation is heavy and no story needs it. */
const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));
const UsagePage = lazy(async () => ({ default: (await import('./docs/UsagePage.tsx')).UsagePage }));

const viewports = Object.fromEntries(
  Object.entries(widths).map(([name, width]) => [
    name,
    { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: '900px' } },
  ]),
);

/** How every story is framed and kept deterministic. Stories import this and call `preview.meta(…)`. */
const preview = definePreview({
  addons: [addonDocs(), addonA11y(), addonPseudoStates()],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    docs: {
      container: (props: ComponentProps<typeof DocsPage>) => (
        <Suspense>
          <DocsPage {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <UsagePage />
        </Suspense>
      ),
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    chromatic: { modes: pieceModes },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Introduction', 'Color', 'Type', 'Spacing', 'Motion', 'Voice'],
          'Primitives',
          'Features',
          'Screens',
          'Journeys',
        ],
      },
    },
  },
  argTypesEnhancers: [optionalControls],
  initialGlobals: { theme: 'light', notation: 'USD en-US', direction: 'auto' },
  globalTypes: {
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
        icon: 'transfer',
        items: [
          { value: 'auto', title: 'Direction of the locale' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    (Story, { globals, title }) => (
      <Frame
        mode={globals.theme === 'dark' ? 'dark' : 'light'}
        notation={String(globals.notation)}
        direction={String(globals.direction)}
        page={isPage(title)}
      >
        <Story />
      </Frame>
    ),
  ],
  beforeEach: () => {
    const undo = [guardNetwork(), makeDeterministic()];
    return () => {
      for (const step of undo.toReversed()) step();
    };
  },
  afterEach: async ({ id, title, name, tags, parameters }) => {
    expectNoCalls();
    await afterStory({ id, title, name, tags, parameters });
  },
});

export default preview;
