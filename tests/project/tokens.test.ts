import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type ColorValueNormalized,
  defineConfig,
  Logger,
  parse,
  type ShadowValueNormalized,
  type TokenNormalized,
  type TokenNormalizedSet,
} from '@terrazzo/parser';
import { expect, it } from 'vitest';
import { media } from '../../packages/ui/src/theme/media.ts';
import { darkTokens, lightTokens } from '../../packages/ui/src/theme/tokens.ts';
import { type } from '../../packages/ui/src/theme/type.ts';
import { fontFamily } from '../../packages/ui/tokens/fontFamily.ts';
import { tokenFiles } from '../../packages/ui/tokens/tokenFiles.ts';
import { root } from '../../scripts/processes.ts';

const folder = join(root, 'packages/ui/tokens');
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');

it.each([...tokenFiles()])('%s matches the theme (otherwise run: npm run tokens)', (path, text) => {
  expect(readFileSync(join(root, path), 'utf8') === text).toBe(true);
});

/** Parses a file with an independent parser, which throws if the file violates the format. */
function read(name: string, src = textOf(name)) {
  const logger = new Logger({ level: 'silent' });
  const config = defineConfig({}, { logger, cwd: pathToFileURL(`${folder}/`) });
  const req = async (url: URL) => readFileSync(url, 'utf8');
  return parse([{ filename: pathToFileURL(join(folder, name)), src }], { config, logger, req });
}

it.each(['tokens.json', 'dark.tokens.json', 'themes.resolver.json'])(
  'the token file %s conforms to the format',
  async (name) => {
    const { tokens } = await read(name);
    expect(Object.keys(tokens).length).toBeGreaterThan(20);
  },
);

it('the parser detects a value that violates the format', async () => {
  await expect(read('tokens.json', textOf('tokens.json').replace('"ms"', '"min"'))).rejects.toThrow('valid-duration');
});

const hexOf = (channel: number) =>
  Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0');

function cssColor({ components, alpha }: ColorValueNormalized): string {
  const channels = components.map(Number);
  if (alpha === 1) return `#${channels.map(hexOf).join('')}`;
  return `rgba(${channels.map((channel) => Math.round(channel * 255)).join(', ')}, ${alpha})`;
}

const length = ({ value, unit }: { readonly value: number; readonly unit: string }) =>
  value === 0 ? '0' : `${value}${unit}`;

function cssLayer({ offsetX, offsetY, blur, spread, color }: ShadowValueNormalized): string {
  const lengths = [offsetX, offsetY, blur, spread].map(length);
  return [...lengths.slice(0, spread.value === 0 ? 3 : 4), cssColor(color)].join(' ');
}

/** A token, written as in the theme. */
function cssOf(token: TokenNormalized | undefined): string {
  switch (token?.$type) {
    case 'color':
      return cssColor(token.$value);
    case 'dimension':
    case 'duration':
      return length(token.$value);
    case 'cubicBezier':
      return `cubic-bezier(${token.$value.join(', ')})`;
    case 'fontFamily':
      return token.$value.map((name) => (/[A-Z]/.test(name) ? `'${name}'` : name)).join(', ');
    case 'shadow':
      return token.$value.map(cssLayer).join(', ');
    default:
      throw new Error(`${token?.id} is a ${token?.$type}.`);
  }
}

/** '#rrggbbaa' as 'rgba(…)'. */
const plain = (css: string) =>
  css.replace(/^#(..)(..)(..)(..)$/, (_color, ...channels: string[]) => {
    const [red, green, blue, alpha = 0] = channels.slice(0, 4).map((channel) => Number.parseInt(channel, 16));
    return `rgba(${red}, ${green}, ${blue}, ${Number((alpha / 255).toFixed(3))})`;
  });

/** The theme's values by token name. */
function themeOf(tokens: typeof lightTokens) {
  const breakpoint = Object.fromEntries(
    Object.entries(media)
      .filter(([, query]) => query.includes('min-width'))
      .map(([name, query]) => [name, query.replace(/.*: (.*)\)/, '$1')]),
  );
  const groups: Record<string, Readonly<Record<string, string>>> = {
    ...tokens,
    color: { ...tokens.color },
    shadow: { ...tokens.shadow },
    fontFamily,
    breakpoint,
  };
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, values]) =>
      Object.entries(values).map(([name, css]) => [`${group}.${name}`, plain(css)]),
    ),
  );
}

const isSimple = (id: string) => !/^(type|fontWeight)\./.test(id);
const simple = (tokens: TokenNormalizedSet) =>
  Object.fromEntries(
    Object.keys(tokens)
      .filter(isSimple)
      .map((id) => [id, cssOf(tokens[id])]),
  );

it('tokens.json has exactly the values of the light theme', async () => {
  const { tokens } = await read('tokens.json');
  expect(simple(tokens)).toEqual(themeOf(lightTokens));
});

it('the resolver has every value of the light and the dark theme', async () => {
  const { resolver } = await read('themes.resolver.json');
  expect(simple(resolver.apply({ theme: 'light' }))).toEqual(themeOf(lightTokens));
  expect(simple(resolver.apply({ theme: 'dark' }))).toEqual(themeOf(darkTokens));
  expect(simple(resolver.apply({ theme: 'dark' }))).not.toEqual(themeOf(lightTokens));
});

it('every color has the same value in components and in hex', async () => {
  for (const name of ['tokens.json', 'dark.tokens.json']) {
    const colors = Object.values((await read(name)).tokens).filter((token) => token.$type === 'color');
    expect(colors.map(({ $value }) => $value.hex)).toEqual(
      colors.map(({ $value }) => cssColor({ ...$value, alpha: 1 })),
    );
  }
});

it('every text style has its exact CSS and the fields of the format', async () => {
  const { tokens } = await read('tokens.json');
  const styles = Object.values(tokens).filter((token) => token.$type === 'typography');
  expect(styles.map(({ id }) => id).toSorted()).toEqual(
    Object.keys(type)
      .map((name) => `type.${name}`)
      .toSorted(),
  );
  for (const [name, rules] of Object.entries(type)) {
    const style = styles.find(({ id }) => id === `type.${name}`);
    const css: Record<string, string> = Object(Object(style?.$extensions)['roi-insight']).css;
    expect(Object.entries(css).map(([property, value]) => `${property}: ${value};`)).toEqual(
      rules.join('').trim().split(/\n\s*/),
    );
    const { fontSize, fontWeight, lineHeight, letterSpacing } = style?.$value ?? {};
    const size = fontSize?.value ?? 0;
    expect(css['font-size']).toMatch(new RegExp(`^(clamp\\(.*, )?${size}rem\\)?$`));
    expect([fontSize?.unit, letterSpacing?.unit]).toEqual(['rem', 'rem']);
    expect([fontWeight, lineHeight].map(String)).toEqual([css['font-weight'], css['line-height']]);
    expect((letterSpacing?.value ?? 0) / size).toBeCloseTo(Number.parseFloat(css['letter-spacing'] ?? '0'), 4);
  }
});

it('tokens.css declares every value of the light and the dark theme', () => {
  const css = textOf('tokens.css');
  const dark = css.slice(css.indexOf("[data-theme='dark']"));
  for (const [tokens, block] of [
    [lightTokens, css],
    [darkTokens, dark],
  ] as const) {
    const declared = Object.entries(themeOf(tokens)).filter(([id]) => !id.startsWith('breakpoint.'));
    const lines = new Map(
      [...block.matchAll(/--roi-([\w-]+): (.*);/g)]
        .map(([, name = '', value = '']) => [name, plain(value)] as const)
        .toReversed(),
    );
    expect(declared.map(([id]) => [id, lines.get(id.replace('.', '-'))])).toEqual(declared);
  }
});
