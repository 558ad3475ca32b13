import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { palette } from './palette.ts';
import { themeVariables } from './themeVariables.ts';
import { darkColors, lightColors } from './tokens.ts';

it('before the app runs, the page has the canvas color of the light and the dark theme', () => {
  const css = readFileSync(new URL('../../../app/index.html', import.meta.url), 'utf8');
  const colors = [...css.matchAll(/background: (#[0-9a-f]{6})/g)].map(([, color]) => color);
  expect(colors).toEqual([lightColors.canvas, darkColors.canvas, darkColors.canvas]);
});

it('the favicon has the accent color of the dark theme', () => {
  const icon = readFileSync(new URL('../../../app/public/favicon.svg', import.meta.url), 'utf8');
  const colors = new Set([...icon.matchAll(/#[0-9a-f]{6}/g)].map(([color]) => color));
  expect([...colors]).toEqual([palette.ink900, palette.paper400, darkColors.accent]);
});

it('the light and the dark theme set the same variables, including every color', () => {
  const [light = '', system = '', dark = ''] = themeVariables.split('\n');
  const names = (css: string) => [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name);
  expect(names(light)).toEqual(names(dark));
  expect(names(system)).toEqual(names(dark));
  expect(names(light).filter((name) => name?.includes('-color-'))).toHaveLength(Object.keys(lightColors).length);
  // Print is always light.
  for (const css of [system, dark]) expect(css).toMatch(/^@media screen\b/);
  expect(light).toContain(`--roi-color-canvas:${lightColors.canvas};`);
  expect(dark).toContain(`--roi-color-canvas:${darkColors.canvas};`);
});
