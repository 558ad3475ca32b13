import type { jsPDF } from 'jspdf';
import { latinDigits } from '@roi-insight/report-text';
import type { Weight } from '../writer/styles.ts';
import { isEastAsian } from './isEastAsian.ts';

/** A font's name in jsPDF. */
export interface FontName {
  readonly family: string;
  readonly style: 'normal' | 'bold';
}

/** A run of text in one font. */
export interface Run extends FontName {
  readonly text: string;
  /** Whether outlined letters imitate the bold weight, because the font has none. */
  readonly emboldened: boolean;
}

interface Font extends FontName {
  readonly covers: (code: number) => boolean;
}

/** Family of the shipped fonts. */
export const OWN_FAMILY = 'Inter';

const FALLBACKS: Readonly<Record<Weight, readonly Weight[]>> = {
  regular: ['regular'],
  semibold: ['semibold'],
  display: ['display', 'semibold'],
};

/** The fonts of a document: which font covers which character, and how wide text is. */
export class FontRegistry {
  readonly #doc: jsPDF;
  readonly #latinDigits: (text: string) => string;
  readonly #own = new Map<Weight, Font>();
  readonly #others: Font[] = [];

  /** @param locale the locale whose digits are replaced with 0 to 9, because the fonts have no other digits */
  constructor(doc: jsPDF, locale: string) {
    this.#doc = doc;
    this.#latinDigits = latinDigits(locale);
  }

  /** Adds one of the shipped fonts. */
  addOwn(weight: Weight, file: ArrayBuffer): void {
    const name: FontName = {
      family: weight === 'display' ? `${OWN_FAMILY} Display` : OWN_FAMILY,
      style: weight === 'regular' ? 'normal' : 'bold',
    };
    this.#own.set(weight, this.#register(name, file));
  }

  /** Adds a font for East Asian characters that the shipped fonts do not cover. */
  addOther(family: string, file: ArrayBuffer): void {
    const font = this.#register({ family, style: 'normal' }, file);
    const covers = (code: number) => isEastAsian(String.fromCodePoint(code)) && font.covers(code);
    this.#others.push({ ...font, covers });
  }

  /** The characters of `text` that no font covers. Each is listed once. Whitespace and invisible characters need no font. */
  missing(text: string): string[] {
    const visible = [...new Set(this.#normalized(text))].filter(
      (character) => !/[\p{Cc}\p{Cf}\p{Variation_Selector}]/u.test(character),
    );
    const fonts = this.#fontsOf('regular');
    return visible.filter((character) => covering(fonts, character) === undefined);
  }

  /** Splits text into runs of one font. Characters without a font are left out. */
  runs(text: string, weight: Weight): Run[] {
    const runs: Run[] = [];
    let font: Font | undefined;
    let written = '';
    const end = () => {
      if (font === undefined || written === '') return;
      const emboldened = weight !== 'regular' && this.#others.includes(font);
      runs.push({ family: font.family, style: font.style, emboldened, text: written });
    };
    const fonts = this.#fontsOf(weight);
    for (const character of this.#normalized(text)) {
      const next = covering(fonts, character);
      if (next === undefined) continue;
      if (next !== font) {
        end();
        [font, written] = [next, ''];
      }
      written += character;
    }
    end();
    return runs;
  }

  /** Width of a run, in points. */
  width(run: Run, size: number, tracking: number): number {
    this.#doc.setFont(run.family, run.style);
    return this.#doc.getStringUnitWidth(run.text) * size + run.text.length * tracking;
  }

  /** The fonts, in the order in which they are tried. */
  #fontsOf(weight: Weight): readonly Font[] {
    const own = FALLBACKS[weight].flatMap((candidate) => this.#own.get(candidate) ?? []);
    return [...own, ...this.#others];
  }

  /** Composes letters with their accents, and replaces all whitespace with plain spaces. */
  #normalized(text: string): string {
    return this.#latinDigits(text).normalize('NFC').replaceAll(/\s/gu, ' ');
  }

  #register(name: FontName, file: ArrayBuffer): Font {
    const fileName = `${name.family}-${name.style}.ttf`;
    this.#doc.addFileToVFS(fileName, binaryString(new Uint8Array(file)));
    this.#doc.addFont(fileName, name.family, name.style);
    this.#doc.setFont(name.family, name.style);
    const glyphs: Readonly<Record<number, number>> = this.#doc.getFont().metadata.cmap.unicode.codeMap;
    return { ...name, covers: (code) => (glyphs[code] ?? 0) !== 0 };
  }
}

function covering(fonts: readonly Font[], character: string): Font | undefined {
  const code = character.codePointAt(0) ?? 0;
  return fonts.find((font) => font.covers(code));
}

/** jsPDF takes files as text, one character per byte. */
function binaryString(bytes: Uint8Array): string {
  const CHUNK = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return text;
}
