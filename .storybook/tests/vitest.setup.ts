import axe from 'axe-core';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { afterAll, beforeEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { ThemeMode } from '@roi-insight/ui/theme';
import { shotName } from '../../tests/visual/shotName.ts';
import { COLOR_RULES } from './colorRules.ts';
import { onAfterStory, type PlayedStory } from '../frame/afterStory.ts';
import { thawClock } from '../frame/deterministicEnvironment.ts';
import { isPage } from '../frame/isPage.ts';
import { inUnknownTexts } from './knownTexts.ts';
import { pieceModes, screenModes, themes, widths } from '../modes.ts';
import type { Place } from './pictureCommands.ts';
import { forgetTimers } from './pendingTimers.ts';
import { settle } from './settle.ts';
import { forgetShotTheme, setShotTheme } from '../frame/shotTheme.ts';

/** A width and themes for pictures of a story. */
interface Look {
  readonly label: string;
  readonly width: number;
  readonly themes: readonly [ThemeMode, ...ThemeMode[]];
}

/**
 * Pieces have pictures in one width and both themes, screens in three widths, at desk width in both themes. Other states of
 * a screen are made of pieces that have pictures of their own: they have one at desk width and one of a dark phone. The tag
 * `both-themes` adds a dark one at desk width, for the reports that readers see most; `one-theme` leaves out that, and
 * the dark one of a piece, if another story shows its colors.
 */
function looksOf(title: string, isReady: boolean, tags: readonly string[]): readonly Look[] {
  const isInOneTheme = tags.includes('one-theme');
  if (!title.startsWith('Screens/')) return [{ label: '', width: 1200, themes: isInOneTheme ? ['light'] : themes }];
  const phone: Look = { label: 'phone', width: widths.phone, themes: ['dark'] };
  const desk: Look = {
    label: 'desk',
    width: widths.desk,
    themes: (isReady && !isInOneTheme) || tags.includes('both-themes') ? themes : ['light'],
  };
  return isReady ? [phone, { label: 'tablet', width: widths.tablet, themes: ['light'] }, desk] : [phone, desk];
}

/** One width, in the light theme, which the palette goes with. */
const forcedLook = (title: string): Look => ({
  label: 'forced',
  width: title.startsWith('Screens/') ? widths.desk : 1200,
  themes: ['light'],
});

/** Height of the window, in px. */
const HEIGHT = 900;
/** Room for the shadow of a popup, in px. */
const SHADOW = 40;
const shoot = import.meta.env.PICTURES !== 'off';

configure({
  // Ends only a story that is stuck: waiting may take long on a busy machine.
  asyncUtilTimeout: 120_000,
  // The first paragraph names the missing element. The rest prints the page, which Storybook shows.
  getElementError: (message) => new Error(message?.split('\n\n')[0]),
});

/** Sets the size of the story's frame. The page around it may still have the size that the story before left it with. */
async function resize(width: number, height: number): Promise<void> {
  await commands.fitPage(width, height);
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
}

// Storybook sets the frame to this size before each story, but not the page around it.
beforeEach(() => resize(1200, HEIGHT));

beforeEach(forgetShotTheme);

beforeEach(forgetTimers);

// All letters before the first story: Chromium keeps the text of a select as it is when its font arrives, and a chart keeps
// the widths that it measured, so that a picture would depend on the stories before it.
beforeEach(async () => {
  const faces = [...document.fonts].filter(({ family }) => family.includes('Inter Variable'));
  await Promise.all(faces.map((face) => face.load()));
  expect(document.fonts.check('1em "Inter Variable"', 'Aя₹')).toBe(true);
});

// Storybook undoes a story only before the next one. Vitest loads this file again for each file of stories, and keys it by the time.
afterAll(thawClock);

/** The height of the content and of the popups over it, with their shadows. */
function contentHeight(): number {
  const parts = document.querySelectorAll('[data-base-ui-portal] :not([data-base-ui-inert]), dialog[open]');
  const floating = [...parts].map((part) => {
    const { bottom } = part.getBoundingClientRect();
    return Math.min(bottom + SHADOW, Math.max(bottom, innerHeight));
  });
  return Math.ceil(Math.max(document.body.offsetHeight, ...floating));
}

/** Checks with axe the colors of a theme. Storybook's addon checks the rest once. */
async function expectContrast(): Promise<void> {
  // These are the system's own colors.
  if (matchMedia('(forced-colors: active)').matches) return;
  const { violations } = await axe.run(document.body, { runOnly: [...COLOR_RULES], resultTypes: ['violations'] });
  const found = violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${help}: ${html}\n${failureSummary}`),
  );
  if (found.length > 0)
    throw new Error(`In the ${document.documentElement.dataset.theme ?? 'system’s'} theme:\n${found.join('\n')}`);
}

/** Fails on a font of this machine: other machines would draw another picture. */
async function expectShippedFonts(): Promise<void> {
  const found = await inUnknownTexts(() => commands.findSystemFonts());
  if (found.length > 0) throw new Error(`In a font that the project does not ship:\n${found.join('\n')}`);
}

/** Where the story's body is on the browser's page, which has the story in a frame. */
function placeOnPage(): Place {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const { x, y, width, height } = document.body.getBoundingClientRect();
  return { x: frame.x + x, y: frame.y + y, width, height };
}

async function shot(name: string): Promise<void> {
  if (!shoot || (await commands.isAsExpected(name, placeOnPage()))) return;
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(name);
}

/** A story whose pictures are taken in several widths and themes. */
interface Shown {
  /** The name of its pictures, without the theme. */
  readonly name: string;
  /** Looks the same in both themes. */
  readonly isPaper: boolean;
  /** Shows a part that is never fetched. */
  readonly isPending: boolean;
}

/**
 * The story in the theme that is set: its fonts, its contrast, and its picture.
 * @param isCut its picture shows only what is seen first
 */
async function inTheme(theme: ThemeMode, isCut: boolean, { name, isPaper }: Shown): Promise<void> {
  const picture = shoot && (theme === 'light' || !isPaper) ? `${name}-${theme}` : undefined;
  // A picture that is the same, byte by byte, as one that passed has the same letters and colors.
  stopMotion();
  if (picture !== undefined && !isCut && (await commands.isKnownCapture(picture, placeOnPage()))) return;
  await expectShippedFonts();
  await expectContrast();
  if (picture !== undefined) await shot(picture);
}

/** The story in one width and its themes. */
async function inWidth({ width, themes: [first, ...others] }: Look, maxHeight: number, shown: Shown): Promise<void> {
  const { style } = document.body;
  style.minHeight = '0';
  setShotTheme(first);
  await resize(width, HEIGHT);
  await settle(shown.isPending);
  const wholeHeight = contentHeight();
  const height = Math.min(wholeHeight, maxHeight);
  style.height = `${height}px`;
  style.overflow = 'hidden';
  try {
    if (height > HEIGHT) {
      await resize(width, height);
      await settle(shown.isPending);
    }
    await inTheme(first, height < wholeHeight, shown);
    for (const theme of others) {
      setShotTheme(theme);
      await settle(shown.isPending);
      await inTheme(theme, height < wholeHeight, shown);
    }
  } finally {
    // Also when a picture differs: the next story measures its own height.
    for (const property of ['height', 'overflow', 'min-height']) style.removeProperty(property);
  }
}

/** Chromium keeps the old colors of joined table borders when forced colors begin, unless the table is laid out again. */
function layOutTables(): void {
  const tables = document.querySelectorAll('table');
  for (const { style } of tables) style.borderCollapse = 'separate';
  document.body.getBoundingClientRect();
  for (const { style } of tables) style.removeProperty('border-collapse');
}

/** Hides the caret, which blinks, and cancels endless animations, whose frame is random. */
function stopMotion(): void {
  document.head.append(noCaret);
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
  }
}

const noCaret = document.createElement('style');
noCaret.textContent = '* { caret-color: transparent !important }';

const plantedCss = document.createElement('style');
plantedCss.textContent = import.meta.env.VISUAL_PLANTED_CSS;

onAfterStory(async ({ id, title, name, tags, parameters }: PlayedStory) => {
  // `Story.test(…)` checks what a story does: the story has the picture.
  if (tags.includes('test-fn')) return;
  const modes = title.startsWith('Screens/') ? screenModes : pieceModes;
  expect(parameters.chromatic, 'Chromatic looks at it in both themes, at screens in every width').toEqual({ modes });
  // In Storybook its page says this; without it the addon freezes no state.
  if ('pseudo' in parameters) addons.getChannel().emit(STORY_RENDERED, id);
  // A journey ends on a screen that has its own pictures. So do the parts of a story with the tag `no-picture`.
  if (title.startsWith('Journeys/') || tags.includes('no-picture')) return expectContrast();
  // Last in the page, so that it wins over what the story itself added.
  document.head.append(plantedCss);
  // A page's pieces have pictures of their own, so other states than ready show only the first window.
  const isReady = tags.findLast((tag) => tag.startsWith('state:')) === 'state:ready';
  const maxHeight = isPage(title) && !isReady ? HEIGHT : Infinity;
  const shown = { isPaper: tags.includes('paper'), isPending: tags.includes('pending') };
  for (const look of looksOf(title, isReady, tags)) {
    const { label } = look;
    await inWidth(look, maxHeight, { ...shown, name: shotName(title, name, ...(label === '' ? [] : [label])) });
  }
  if (!tags.includes('forced-colors')) return;
  await commands.forceColors('active');
  layOutTables();
  try {
    const forced: Shown = { ...shown, isPaper: false, name: shotName(title, name, 'forced') };
    await inWidth(forcedLook(title), isPage(title) ? HEIGHT : Infinity, forced);
  } finally {
    await commands.forceColors('none');
  }
});
