import type { jsPDF } from 'jspdf';
import type { Weight } from '../writer/styles.ts';
import { isEastAsian } from './isEastAsian.ts';

/** A font as the PDF library names it. */
export interface FontName {
  readonly family: string;
  readonly style: 'normal' | 'bold';
}

/** A stretch of text that one font can set. */
export interface Run extends FontName {
  readonly text: string;
  /** The font has no bold: a line around the letters makes up for it. */
  readonly emboldened: boolean;
}

interface Font extends FontName {
  readonly covers: (code: number) => boolean;
}

/** Family of the report's own fonts; the charts are redrawn in it. */
export const OWN_FAMILY = 'Inter';

const FALLBACKS: Readonly<Record<Weight, readonly Weight[]>> = {
  regular: ['regular'],
  semibold: ['semibold'],
  display: ['display', 'semibold'],
};

/** The fonts of a document: which one sets which character, and how wide text becomes. */
export class FontBook {
  readonly #doc: jsPDF;
  readonly #own = new Map<Weight, Font>();
  readonly #others: Font[] = [];

  constructor(doc: jsPDF) {
    this.#doc = doc;
  }

  /** Adds one of the report's own fonts. */
  addOwn(weight: Weight, file: ArrayBuffer): void {
    const name: FontName = {
      family: weight === 'display' ? `${OWN_FAMILY} Display` : OWN_FAMILY,
      style: weight === 'regular' ? 'normal' : 'bold',
    };
    this.#own.set(weight, this.#register(name, file));
  }

  /** Adds a font for characters that the report's own lack. */
  addOther(family: string, file: ArrayBuffer): void {
    const font = this.#register({ family, style: 'normal' }, file);
    const covers = (code: number) => isEastAsian(String.fromCodePoint(code)) && font.covers(code);
    this.#others.push({ ...font, covers });
  }

  /** The characters of `text` that no font has, each once. Blanks and invisible marks need none. */
  missing(text: string): string[] {
    const visible = [...new Set(settable(text))].filter(
      (character) => !/[\p{Cc}\p{Cf}\p{Variation_Selector}]/u.test(character),
    );
    return visible.filter((character) => this.#fontOf(character, 'regular') === undefined);
  }

  /** Splits text where the font has to change. Characters without a font are left out. */
  runs(text: string, weight: Weight): Run[] {
    const runs: Run[] = [];
    for (const character of settable(text)) {
      const font = this.#fontOf(character, weight);
      if (font === undefined) continue;
      const last = runs.at(-1);
      const emboldened = weight !== 'regular' && this.#others.includes(font);
      if (last !== undefined && last.family === font.family && last.style === font.style) {
        runs[runs.length - 1] = { ...last, text: last.text + character };
      } else {
        runs.push({ family: font.family, style: font.style, emboldened, text: character });
      }
    }
    return runs;
  }

  /** Points that a run takes. */
  width(run: Run, size: number, tracking: number): number {
    this.#doc.setFont(run.family, run.style);
    return this.#doc.getStringUnitWidth(run.text) * size + run.text.length * tracking;
  }

  #fontOf(character: string, weight: Weight): Font | undefined {
    const code = character.codePointAt(0) ?? 0;
    const own = FALLBACKS[weight].flatMap((candidate) => this.#own.get(candidate) ?? []);
    return [...own, ...this.#others].find((font) => font.covers(code));
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

/** Letters and their accents as one character, all blanks alike. */
function settable(text: string): string {
  return text.normalize('NFC').replaceAll(/\s/gu, ' ');
}

/** The library takes files as text, a character for each byte. */
function binaryString(bytes: Uint8Array): string {
  const CHUNK = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return text;
}
