import axe from 'axe-core';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { beforeEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { ThemeMode } from '@roi-insight/ui/theme';
import { shotName } from '../tests/visual/shotName.ts';
import { onAfterStory, type PlayedStory } from './afterStory.ts';
import { isPage } from './isPage.ts';
import { pieceModes, screenModes, widths } from './modes.ts';
import { settle } from './settle.ts';
import { setShotTheme } from './shotTheme.ts';

/** Pieces are looked at in one width, screens in three, and in their further states in the two outer ones. */
function widthsOf(title: string, isReady: boolean): [label: string, width: number][] {
  if (!title.startsWith('Screens/')) return [['', 1200]];
  return Object.entries(widths).filter(([label]) => isReady || label !== 'tablet');
}

/** How much of a page a reader sees at first, in px. */
const HEIGHT = 900;
/** Room below floating things, in px. */
const SHADOW = 40;
const shoot = import.meta.env.VISUAL !== 'off';

/** Sets the size of the story's frame. The page around it may still have the size that the story before left it with. */
async function resize(width: number, height: number): Promise<void> {
  await commands.fitPage(width, height);
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
}

// Storybook sets the frame to this size before each story, but not the page around it.
beforeEach(() => resize(1200, HEIGHT));

/** As tall as what is shown: the flow, and whatever floats over it with its shadow. */
function contentHeight(): number {
  const parts = document.querySelectorAll('[data-base-ui-portal] :not([data-base-ui-inert]), dialog[open]');
  const floating = [...parts].map((part) => {
    const { bottom } = part.getBoundingClientRect();
    return Math.min(bottom + SHADOW, Math.max(bottom, innerHeight));
  });
  return Math.ceil(Math.max(document.body.offsetHeight, ...floating));
}

/** Axe for what the theme can change. The rest was checked once, in light. */
async function expectContrast(): Promise<void> {
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast', 'link-in-text-block'] });
  const found = violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${help}: ${html}\n${failureSummary}`),
  );
  if (found.length > 0) throw new Error(`In the dark theme:\n${found.join('\n')}`);
}

/** A font of this machine would make the picture this machine's own. */
async function expectShippedFonts(): Promise<void> {
  const found = await commands.findSystemFonts();
  if (found.length > 0) throw new Error(`In a font that the project does not ship:\n${found.join('\n')}`);
}

async function shot(name: string): Promise<void> {
  if (shoot) await expect.element(page.elementLocator(document.body)).toMatchScreenshot(name);
}

/** The story in one theme: its contrast, and its picture. Paper looks the same in both. */
async function inTheme(theme: ThemeMode, name: string, isPaper: boolean): Promise<void> {
  setShotTheme(theme);
  await settle();
  if (theme === 'light') await expectShippedFonts();
  if (theme === 'dark') await expectContrast();
  if (theme === 'light' || !isPaper) await shot(`${name}-${theme}`);
}

/** The story in one width and both themes. */
async function inWidth(width: number, maxHeight: number, name: string, isPaper: boolean): Promise<void> {
  const { style } = document.body;
  style.minHeight = '0';
  await resize(width, HEIGHT);
  await settle();
  const height = Math.min(contentHeight(), maxHeight);
  style.height = `${height}px`;
  style.overflow = 'hidden';
  try {
    await resize(width, Math.max(height, HEIGHT));
    await inTheme('light', name, isPaper);
    await inTheme('dark', name, isPaper);
  } finally {
    // Also when a picture differs: the next story measures its own height.
    setShotTheme(undefined);
    for (const property of ['height', 'overflow', 'min-height']) style.removeProperty(property);
  }
}

const plantedCss = document.createElement('style');
plantedCss.textContent = import.meta.env.VISUAL_PLANTED_CSS;

onAfterStory(async ({ id, title, name, tags, parameters }: PlayedStory) => {
  const modes = title.startsWith('Screens/') ? screenModes : pieceModes;
  expect(parameters.chromatic, 'Chromatic looks at it in both themes, at screens in every width').toEqual({ modes });
  // In Storybook its page says this; without it the addon freezes no state.
  if ('pseudo' in parameters) addons.getChannel().emit(STORY_RENDERED, id);
  // A journey ends on a screen that has its own pictures.
  if (title.startsWith('Journeys/')) return;
  // Last in the page, so that it wins over what the story itself added.
  document.head.append(plantedCss);
  // A page's pieces have pictures of their own: of its states other than ready, what is seen first is enough.
  const isReady = tags.findLast((tag) => tag.startsWith('state:')) === 'state:ready';
  const maxHeight = isPage(title) && !isReady ? HEIGHT : Infinity;
  for (const [label, width] of widthsOf(title, isReady)) {
    await inWidth(width, maxHeight, shotName(title, name, ...(label === '' ? [] : [label])), tags.includes('paper'));
  }
});
