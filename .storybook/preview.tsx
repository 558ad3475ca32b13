import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { definePreview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense } from 'react';
import { afterStory } from './frame/afterStory.ts';
import { Frame } from './frame/Frame.tsx';
import { COLOR_RULES } from './tests/colorRules.ts';
import { editableControls } from './controls/editableControls.ts';
import { isPage } from './frame/isPage.ts';
import { sourceTypes } from './controls/sourceTypes.ts';
import { pieceModes, widths } from './modes.ts';
import { globalTypes, initialGlobals, scenarioOf, surroundingsOf } from './frame/toolbars.ts';
import { expectNoCalls, guardNetwork } from './frame/networkGuard.ts';
import { makeDeterministic } from './frame/deterministicEnvironment.ts';
import './frame/storyFonts.css';

/** Loaded lazily, because no story needs the docs page, which is large. */
const DocsPage = lazy(async () => ({ default: (await import('./docs/DocsPage.tsx')).DocsPage }));
const UsagePage = lazy(async () => ({ default: (await import('./docs/UsagePage.tsx')).UsagePage }));
/** Loaded lazily, because the reports are large. */
const ScenarioStory = lazy(async () => ({ default: (await import('./frame/ScenarioStory.tsx')).ScenarioStory }));

const viewports = Object.fromEntries(
  Object.entries(widths).map(([name, width]) => [
    name,
    { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: '900px' } },
  ]),
);

/** Test runs ask axe only for violations. `tests/vitest.setup.ts` checks colors separately, in every theme that has a picture. */
const axeOptions =
  import.meta.env.PICTURES === undefined
    ? {}
    : {
        resultTypes: ['violations' as const],
        rules: Object.fromEntries(COLOR_RULES.map((id) => [id, { enabled: false }])),
      };

/** Frames every story and makes it deterministic. Stories import this and call `preview.meta(…)`. */
const preview = definePreview({
  addons: [addonDocs(), addonA11y(), addonPseudoStates()],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: axeOptions },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    docs: {
      codePanel: true,
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
          ['Introduction', 'Color', 'Type', 'Spacing', 'Motion', 'Icons', 'Voice', 'Tokens'],
          'Primitives',
          'Features',
          'Screens',
          'Journeys',
        ],
      },
    },
  },
  argTypesEnhancers: [sourceTypes, editableControls],
  initialGlobals,
  globalTypes,
  decorators: [
    (Story, context) => {
      const scenario = scenarioOf(context.globals);
      // A story with checks keeps its report, because the checks expect it.
      if (scenario === undefined || ('playFunction' in context && context.playFunction !== undefined)) return <Story />;
      return (
        <Suspense>
          <ScenarioStory Story={Story} args={context.args} scenario={scenario} />
        </Suspense>
      );
    },
    (Story, { globals, title }) => (
      <Frame {...surroundingsOf(globals)} page={isPage(title)}>
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
