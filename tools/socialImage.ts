import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { defaultBrand } from '@roi-insight/report-text';
import { lightColors as color } from '@roi-insight/ui/theme/tokens';
import { chromiumArgs, findBrowser } from '../scripts/chromium.ts';
import { root } from '../scripts/processes.ts';

/** `npm run social-image`: draws the preview of shared links, packages/app/public/social.png. */
const FONT = readFileSync(
  join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2'),
).toString('base64');

/** Weekly hours per ticket around the adoption date, drawn as dots at these heights in pixels. */
const BEFORE = [196, 172, 214, 188, 204, 168, 200, 182, 210, 190, 176, 206, 186];
const AFTER = [138, 116, 128, 98, 110, 92, 118, 96, 106, 90, 112, 94, 100];

const dots = (heights: readonly number[], from: number, style: string) =>
  heights.map((height, week) => `<circle cx="${from + week * 19}" cy="${250 - height}" r="5.5" ${style}/>`).join('');

const page = `<!doctype html><style>
  @font-face { font-family: Inter; src: url(data:font/woff2;base64,${FONT}); font-weight: 100 900 }
  * { margin: 0; box-sizing: border-box }
  body { width: 1200px; height: 630px; padding: 84px 88px; background: ${color.canvas}; color: ${color.text};
    font-family: Inter; display: grid; grid-template-columns: 1fr 492px; gap: 56px; align-items: center }
  h1 { font-size: 66px; line-height: 1.06; text-wrap: balance; letter-spacing: -0.04em; font-weight: 600 }
  p { margin-top: 28px; font-size: 27px; line-height: 1.4; color: ${color.textMuted}; letter-spacing: -0.01em }
  b { display: block; margin-top: 56px; font-size: 24px; font-weight: 600; letter-spacing: -0.015em }
  b::before { content: ''; display: inline-block; width: 30px; height: 12px; margin-right: 14px; border-radius: 6px;
    background: ${color.accent} }
  svg { width: 492px; overflow: visible }
</style>
<div><h1>${defaultBrand.title}</h1><p>What changed since adoption: measured, with an interval and an evidence grade.</p>
<b>${defaultBrand.product}</b></div>
<svg viewBox="0 0 492 290">
  <path d="M0 250H492" stroke="${color.hairlineStrong}" stroke-width="1.5"/>
  <path d="M0 58H236" stroke="${color.chartBefore}" stroke-width="3"/>
  <path d="M256 144H492" stroke="${color.chartAfter}" stroke-width="3"/>
  <path d="M246 6V250" stroke="${color.text}" stroke-width="2" stroke-dasharray="3 7"/>
  ${dots(BEFORE, 6, `fill="${color.canvas}" stroke="${color.chartBefore}" stroke-width="3"`)}
  ${dots(AFTER, 260, `fill="${color.chartAfter}"`)}
  <text x="0" y="282" font-size="21" fill="${color.textSubtle}">before</text>
  <text x="492" y="282" font-size="21" text-anchor="end" fill="${color.accentText}">after</text>
</svg>`;

const browser = await chromium.launch({ executablePath: findBrowser().executablePath, args: chromiumArgs });
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await tab.setContent(page);
await tab.evaluate(() => document.fonts.ready);
await tab.screenshot({ path: join(root, 'packages/app/public/social.png') });
await browser.close();
