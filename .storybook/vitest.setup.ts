import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { onAfterStory, type PlayedStory } from './afterStory.ts';
import { isPage } from './isPage.ts';
import { widths } from './modes.ts';
import { settle } from './settle.ts';
import { setShotTheme } from './shotTheme.ts';

const PIECE = { '': 1200 };
const HEIGHT = 900;
const shoot = import.meta.env.VITE_SHOTS !== 'off';

/** As tall as what is shown: the flow, and whatever floats over it. */
function contentHeight(): number {
  const floating = [...document.querySelectorAll('[data-base-ui-portal] *')].map(
    (part) => part.getBoundingClientRect().bottom,
  );
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

async function shot(name: string): Promise<void> {
  await settle();
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(name);
}

/** One story in one width and both themes. */
async function shootWidth(name: string, width: number): Promise<void> {
  document.body.style.minHeight = '0';
  await page.viewport(width, HEIGHT);
  await settle();
  const height = contentHeight();
  document.body.style.minHeight = `${height}px`;
  await page.viewport(width, height);
  for (const theme of ['light', 'dark'] as const) {
    setShotTheme(theme);
    await shot(`${name}-${theme}`);
  }
  document.body.style.minHeight = '';
  setShotTheme(undefined);
}

onAfterStory(async ({ title, name }: PlayedStory) => {
  setShotTheme('dark');
  await settle();
  await expectContrast();
  setShotTheme(undefined);
  if (!shoot) return;
  for (const [label, width] of Object.entries(isPage(title) ? widths : PIECE)) {
    await shootWidth([title, name, label].filter(Boolean).join('-'), width);
  }
  await page.viewport(1200, HEIGHT);
});
