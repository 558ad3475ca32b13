/** @file Converts CSS values to the Design Tokens format 2025.10. @see https://www.designtokens.org/tr/2025.10/format/ */

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** '1.5rem', '-6px' or '120ms'; a zero without a unit is in px. */
export function quantityOf(css: string) {
  const [, value = '', unit = 'px'] = /^(-?[\d.]+)(px|rem|ms)?$/.exec(css) ?? [];
  if (value === '') throw new Error(`The format has no quantity for ${css}.`);
  return { value: Number(value), unit };
}

/** '#rrggbb', '#rrggbbaa' or 'rgba(…)'. */
export function colorOf(css: string) {
  const [red = 0, green = 0, blue = 0, alpha = 1] = css.startsWith('#')
    ? [...css.matchAll(/[\da-f]{2}/g)].map(([byte], at) => Number.parseInt(byte, 16) / (at === 3 ? 255 : 1))
    : [...css.matchAll(/[\d.]+/g)].map(Number);
  const channels = [red, green, blue];
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => rounded(channel / 255, 4)),
    ...(alpha < 1 && { alpha: rounded(alpha, 3) }),
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
}

/** The layers of a 'box-shadow', each of two to four lengths and a color. */
export function shadowOf(css: string) {
  return css.split(/, (?=[\d-])(?![^(]*\))/).map((layer) => {
    const [, lengths = '', color = ''] = /^(.*?) (rgba\(.*|#.*)$/.exec(layer) ?? [];
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.split(' ');
    return {
      color: colorOf(color),
      offsetX: quantityOf(offsetX),
      offsetY: quantityOf(offsetY),
      blur: quantityOf(blur),
      spread: quantityOf(spread),
    };
  });
}

/** 'cubic-bezier(…)'. */
export const bezierOf = (css: string) => [...css.matchAll(/-?[\d.]+/g)].map(Number);

/** A list of quoted names and keywords. */
export const familyOf = (css: string) => css.split(', ').map((name) => name.replaceAll("'", ''));

/** The declarations of a style sheet's block. */
export function declarationsOf(css: string): Readonly<Record<string, string>> {
  const declarations = css.split(';').map((declaration) => declaration.split(':').map((part) => part.trim()));
  return Object.fromEntries(declarations.filter(([, value]) => value !== undefined));
}

/**
 * A style of the type scale. The format supports only one size, in px or rem, and no em. A size that depends on the
 * width of the screen has its largest value, and letter spacing is computed for that size.
 */
export function typographyOf(
  declarations: Readonly<Record<string, string>>,
  weights: Readonly<Record<string, number>>,
) {
  const { 'font-size': size = '', 'letter-spacing': spacing = '0em', ...rest } = declarations;
  const sizes = [...size.matchAll(/[\d.]+rem/g)].map(([length]) => length);
  const [smallest = '', largest = ''] = [sizes.at(0), sizes.at(-1)];
  const fontSize = quantityOf(largest);
  const weight = Object.keys(weights).find((name) => weights[name] === Number(rest['font-weight']));
  if (weight === undefined) throw new Error(`A weight of ${rest['font-weight']} has no name.`);
  return {
    ...(smallest !== largest && { $description: `Shrinks to ${smallest} on narrow screens.` }),
    $value: {
      fontFamily: '{fontFamily.sans}',
      fontSize,
      fontWeight: `{fontWeight.${weight}}`,
      letterSpacing: { value: rounded(Number.parseFloat(spacing) * fontSize.value, 5), unit: fontSize.unit },
      lineHeight: Number(rest['line-height']),
    },
  };
}
