import axe from 'axe-core';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { afterAll, beforeEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type Look, looksOf } from '../../tests/visual/looksOf.ts';
import { COLOR_RULES } from './colorRules.ts';
import { onAfterStory, type PlayedStory } from '../frame/afterStory.ts';
import { thawClock } from '../frame/deterministicEnvironment.ts';
import { inUnknownTexts } from './knownTexts.ts';
import { pieceModes, screenModes } from '../modes.ts';
import type { Place } from './pictureCommands.ts';
import { forgetTimers } from './pendingTimers.ts';
import { settle } from './settle.ts';
import { forgetShotTheme, setShotTheme } from '../frame/shotTheme.ts';

/** Height of the window, in px. */
const HEIGHT = 900;
/** Room for the shadow of a popup, in px. */
const SHADOW = 40;
const shoot = import.meta.env.PICTURES !== 'off';

configure({
  // Steps may take long on a busy machine, so this limit is high: it ends only stories that are stuck.
  asyncUtilTimeout: 120_000,
  // Keeps only the first paragraph, which names the missing element. The other paragraphs print the page, which Storybook shows anyway.
  getElementError: (message) => new Error(message?.split('\n\n')[0]),
});

/** Sets the size of the story's frame. The page around it may still have the size from the previous story. */
async function resize(width: number, height: number): Promise<void> {
  await commands.fitPage(width, height);
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
}

// Storybook sets the frame to this size before each story, but not the page around it.
beforeEach(() => resize(1200, HEIGHT));

beforeEach(forgetShotTheme);

beforeEach(forgetTimers);

// Loads all letters before the first story. Chromium does not redraw the text of a select when its font arrives, and a
// chart keeps the widths that it measured, so pictures would depend on the stories before them.
beforeEach(async () => {
  const faces = [...document.fonts].filter(({ family }) => family.includes('Inter Variable'));
  await Promise.all(faces.map((face) => face.load()));
  expect(document.fonts.check('1em "Inter Variable"', 'Aя₹')).toBe(true);
});

// Lets the deterministic clock run again. Storybook resets a story only before the next one, but Vitest needs the real
// time, because it identifies each loading of this file by the time.
afterAll(thawClock);

/** The height of the content and its popups, including their shadows. */
function contentHeight(): number {
  const parts = document.querySelectorAll('[data-base-ui-portal] :not([data-base-ui-inert]), dialog[open]');
  const floating = [...parts].map((part) => {
    const { bottom } = part.getBoundingClientRect();
    return Math.min(bottom + SHADOW, Math.max(bottom, innerHeight));
  });
  return Math.ceil(Math.max(document.body.offsetHeight, ...floating));
}

/** Checks the colors of a theme with axe. Storybook's addon checks everything else, once. */
async function expectContrast(): Promise<void> {
  // If colors are forced, the system chose them, so they are not checked.
  if (matchMedia('(forced-colors: active)').matches) return;
  const { violations } = await axe.run(document.body, { runOnly: [...COLOR_RULES], resultTypes: ['violations'] });
  const found = violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${help}: ${html}\n${failureSummary}`),
  );
  if (found.length > 0)
    throw new Error(`In the ${document.documentElement.dataset.theme ?? 'system’s'} theme:\n${found.join('\n')}`);
}

/** Fails if the story uses a font of this machine, because other machines would draw another picture. */
async function expectShippedFonts(): Promise<void> {
  const found = await inUnknownTexts(() => commands.findSystemFonts());
  if (found.length > 0) throw new Error(`In a font that the project does not ship:\n${found.join('\n')}`);
}

/** The position of the story's body on the browser's page, which shows the story in a frame. */
function placeOnPage(): Place {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const { x, y, width, height } = document.body.getBoundingClientRect();
  return { x: frame.x + x, y: frame.y + y, width, height };
}

async function shot(name: string): Promise<void> {
  if (!shoot || (await commands.isAsExpected(name, placeOnPage()))) return;
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(name);
}

/**
 * Checks the story in the current theme: its fonts, contrast and picture.
 * @param isCut whether the picture of the story shows only the first window
 */
async function inTheme(picture: string, isCut: boolean): Promise<void> {
  // If the picture is the same, byte by byte, as a picture that passed, its letters and colors are the same, too. Then
  // nothing more is checked.
  stopMotion();
  if (shoot && !isCut && (await commands.isKnownCapture(picture, placeOnPage()))) return;
  await expectShippedFonts();
  await expectContrast();
  await shot(picture);
}

/**
 * Checks the story in one width, in all themes of that width.
 * @param isPending whether the story shows a part that is never fetched
 */
async function inWidth({ name, width, themes, isWhole }: Look, isPending: boolean): Promise<void> {
  const { style } = document.body;
  style.minHeight = '0';
  setShotTheme(themes[0]);
  await resize(width, HEIGHT);
  await settle(isPending);
  const wholeHeight = contentHeight();
  const height = isWhole ? wholeHeight : Math.min(wholeHeight, HEIGHT);
  style.height = `${height}px`;
  style.overflow = 'hidden';
  try {
    if (height > HEIGHT) {
      await resize(width, height);
      await settle(isPending);
    }
    for (const theme of themes) {
      if (theme !== themes[0]) {
        setShotTheme(theme);
        await settle(isPending);
      }
      await inTheme(`${name}-${theme}`, height < wholeHeight);
    }
  } finally {
    // The styles are reset even if a picture differs, because the next story measures its own height.
    for (const property of ['height', 'overflow', 'min-height']) style.removeProperty(property);
  }
}

/**
 * Repeats the layout of tables. Otherwise, Chromium would keep the old colors of collapsed borders when forced colors
 * begin.
 */
function layOutTables(): void {
  const tables = document.querySelectorAll('table');
  for (const { style } of tables) style.borderCollapse = 'separate';
  document.body.getBoundingClientRect();
  for (const { style } of tables) style.removeProperty('border-collapse');
}

/** Hides the blinking caret, and cancels endless animations, which would show a random frame. */
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
  // `Story.test(…)` checks the behavior of a story. The story itself has the picture.
  if (tags.includes('test-fn')) return;
  const modes = title.startsWith('Screens/') ? screenModes : pieceModes;
  expect(parameters.chromatic, 'Chromatic looks at it in both themes, at screens in every width').toEqual({ modes });
  // The addon freezes a state when this event arrives. In Storybook, the page around the story sends the event; a test
  // run has no such page.
  if ('pseudo' in parameters) addons.getChannel().emit(STORY_RENDERED, id);
  const looks = looksOf(title, name, tags);
  if (looks.length === 0) return expectContrast();
  // Added last, so that it overrides the story's own styles.
  document.head.append(plantedCss);
  const isPending = tags.includes('pending');
  for (const look of looks) {
    if (look.isForced) await commands.forceColors('active');
    if (look.isForced) layOutTables();
    try {
      await inWidth(look, isPending);
    } finally {
      if (look.isForced) await commands.forceColors('none');
    }
  }
});
