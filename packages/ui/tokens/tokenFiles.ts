import { colorUses } from '../docs/colorUses.ts';
import { media } from '../src/theme/media.ts';
import { themeVariables } from '../src/theme/themeVariables.ts';
import { darkTokens, lightTokens } from '../src/theme/tokens.ts';
import { type } from '../src/theme/type.ts';
import { fontFamily } from './fontFamily.ts';
import { bezierOf, colorOf, declarationsOf, familyOf, quantityOf, shadowOf, typographyOf } from './tokenValues.ts';

/** The weights of the type scale, by their names in the format. */
const weights = { regular: 400, medium: 500, semiBold: 600 };

const uses = new Map<string, string>(colorUses.flatMap(({ colors }) => colors.map(({ name, use }) => [name, use])));

/** The minimum width of each breakpoint. */
const breakpoints = Object.fromEntries(
  Object.entries(media).flatMap(([name, query]) => {
    const [, width] = /\(min-width: (.*)\)/.exec(query) ?? [];
    return width === undefined ? [] : [[name, width]];
  }),
);

const textStyles = Object.fromEntries(
  Object.entries(type).map(([name, rules]) => [name, declarationsOf(rules.join(''))]),
);

interface Token {
  readonly $value: unknown;
  readonly $description?: string;
  readonly $extensions?: object;
}

/** A group of tokens of one type. */
function group<Css>($type: string, tokens: Readonly<Record<string, Css>>, toToken: (css: Css, name: string) => Token) {
  return {
    $type,
    ...Object.fromEntries(Object.entries(tokens).map(([name, css]) => [name, toToken(css, name)])),
  };
}

function colorToken(css: string, name: string): Token {
  const $description = uses.get(name);
  return { $value: colorOf(css), ...($description !== undefined && { $description }) };
}

const quantityToken = (css: string): Token => ({ $value: quantityOf(css) });

/** The tokens that differ between the themes. */
const themed = ({ color, shadow }: typeof lightTokens) => ({
  color: group('color', { ...color }, colorToken),
  shadow: group('shadow', { ...shadow }, (css) => ({ $value: shadowOf(css) })),
});

const { space, radius, duration, easing } = lightTokens;

const shared = {
  space: group('dimension', space, quantityToken),
  radius: group('dimension', radius, quantityToken),
  breakpoint: group('dimension', breakpoints, quantityToken),
  duration: group('duration', duration, quantityToken),
  easing: group('cubicBezier', easing, (css) => ({ $value: bezierOf(css) })),
  fontFamily: group('fontFamily', fontFamily, (css) => ({ $value: familyOf(css) })),
  fontWeight: group('fontWeight', weights, ($value) => ({ $value })),
  type: group('typography', textStyles, (css) => ({
    ...typographyOf(css, weights),
    $extensions: { 'roi-insight': { css } },
  })),
};

const $schema = 'https://www.designtokens.org/schemas/2025.10/format.json';

/** Formats JSON with each list and each quantity on one line. */
const json = (tokens: object) =>
  `${JSON.stringify({ $schema, ...tokens }, null, 2).replaceAll(/\[[^[\]{}]*\]|\{\s*"value"[^{}]*\}/g, (part) =>
    part.replaceAll(/\s+/g, ' ').replaceAll(/(?<=\[) | (?=\])/g, ''),
  )}\n`;

/** Formats CSS with one declaration per line. */
function readable(css: string): string {
  let indent = '';
  return css.replaceAll(/\s*([^{};]*)([{};])/g, (_part, text: string, end: string) => {
    if (end === ';') return `${indent}${text.replace(/: ?/, ': ')};\n`;
    if (end === '}') indent = indent.slice(2);
    const line = `${indent}${end === '{' ? `${text} {` : '}'}\n`;
    if (end === '{') indent += '  ';
    return line;
  });
}

/** `--roi-space-4:1rem;` … for one group of tokens. */
const variables = (group: string, tokens: Readonly<Record<string, string | number>>) =>
  Object.entries(tokens).map(([name, value]) => `--roi-${group}-${name}:${value};`);

/** All CSS variables, including those that do not depend on the theme, and the text styles as classes. */
function css(): string {
  const fixed = Object.entries({ space, radius, duration, easing, fontFamily, fontWeight: weights });
  const classes = Object.entries(textStyles).map(([name, declarations]) => {
    const lines = Object.entries({ 'font-family': 'var(--roi-fontFamily-sans)', ...declarations });
    return `.roi-type-${name}{${lines.map(([property, value]) => `${property}:${value};`).join('')}}`;
  });
  return readable(
    [themeVariables, `:root{${fixed.flatMap(([name, tokens]) => variables(name, tokens)).join('')}}`, ...classes].join(
      '\n',
    ),
  );
}

/** The output of `npm run tokens`: file contents by path. */
export function tokenFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['packages/ui/tokens/tokens.json', json({ ...themed(lightTokens), ...shared })],
    ['packages/ui/tokens/dark.tokens.json', json(themed(darkTokens))],
    ['packages/ui/tokens/tokens.css', `/* Written by \`npm run tokens\`. */\n${css()}`],
  ]);
}
