import type { Economics } from '@roi-insight/contracts';
import {
  answerFacts,
  answerSteps,
  answerText,
  type AnswerText,
  type AnswerWaterfall,
  barInk,
  createFormats,
  defaultBrand,
  type Formats,
  type ReportOrigin,
  plainSummaryText,
  summaryText,
} from '@roi-insight/report-text';
import { inkColors } from '../inkColors.ts';
import type { PaperColors } from '../pdf/PaperColors.ts';

/** Size in CSS pixels; the bitmap is twice as large, for high-density screens. */
const WIDTH = 1200;
const HEIGHT = 630;
const SCALE = 2;
const EDGE = 56;
/** Left end of the waterfall, near the middle of the picture. */
const MIDDLE = 540;
const ROW = 40;
const BAR = 20;

/** The content and the look of the summary picture. */
export interface SummaryPictureInput extends ReportOrigin {
  readonly economics: Economics;
  readonly colors: PaperColors;
  /** A CSS font family that the page has loaded. */
  readonly fontFamily: string;
}

type Context = OffscreenCanvasRenderingContext2D;

interface Style {
  readonly size: number;
  readonly weight: number;
  readonly color: string;
}

/** The summary of a report as plain text. */
export const summaryAsText = (input: ReportOrigin & { readonly economics: Economics }): string =>
  plainSummaryText(summaryText(createFormats(input.brand), input, input.economics));

/** The answer of a report as a PNG: verdict, net value, waterfall and basis. */
export async function summaryPicture(input: SummaryPictureInput): Promise<Blob> {
  const canvas = new OffscreenCanvas(WIDTH * SCALE, HEIGHT * SCALE);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw pictures.');
  context.scale(SCALE, SCALE);
  draw(createFormats(input.brand), context, input);
  return canvas.convertToBlob({ type: 'image/png' });
}

function draw(formats: Formats, context: Context, input: SummaryPictureInput): void {
  const { colors, brand, economics, report, fontFamily } = input;
  const { heading, verdict, quality, basis } = summaryText(formats, input, economics);
  const answer = answerText(formats, report, economics);
  const { waterfall } = answer;
  const pen = penOf(context, fontFamily);
  const muted = { size: 18, weight: 400, color: colors.textMuted };
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const productWidth = pen.line(brand.product, { ...muted, weight: 600 }, WIDTH - EDGE, 68, 'right');
  const owned = brand.company === defaultBrand.company ? heading : `${brand.company} · ${heading}`;
  const belowHeading = pen.wrapped(owned, muted, EDGE, 68, WIDTH - 2 * EDGE - productWidth - 32, 2);
  const headline = { size: 29, weight: 600, color: colors.text };
  const below = pen.wrapped(verdict, headline, EDGE, belowHeading + 32, WIDTH - 2 * EDGE, 2);
  rule(context, colors.hairline, below - 8);
  drawFigure(pen, answer, quality, colors, below + 40, waterfall === null ? WIDTH - 2 * EDGE : MIDDLE - EDGE - 48);
  if (waterfall !== null) drawWaterfall(formats, context, pen, waterfall, colors, below + 40);
  const facts = answerFacts(formats, report, economics)
    .map(({ name, figure }) => `${name}: ${figure}`)
    .join('   ·   ');
  pen.fitted(facts, { size: 20, weight: 600, color: colors.text }, EDGE, 526, WIDTH - 2 * EDGE);
  rule(context, colors.hairline, 548);
  pen.wrapped(basis, { size: 15, weight: 400, color: colors.textSubtle }, EDGE, 575, WIDTH - 2 * EDGE, 2);
}

function drawFigure(
  pen: Pen,
  answer: AnswerText,
  quality: string | null,
  colors: PaperColors,
  top: number,
  width: number,
): void {
  const tones = { positive: colors.text, neutral: colors.textMuted, negative: colors.negative };
  const { title, figure, isAmount, tone, range, second, note } = answer;
  pen.line(title, { size: 20, weight: 500, color: colors.textMuted }, EDGE, top);
  pen.fitted(figure, { size: isAmount ? 84 : 48, weight: 600, color: tones[tone] }, EDGE, top + 88, width);
  if (range !== null) pen.fitted(range, { size: 26, weight: 600, color: colors.text }, EDGE, top + 130, width);
  const muted = { size: 18, weight: 400, color: colors.textMuted };
  const below =
    second === null ? top + 166 : pen.wrapped(second, { ...muted, color: colors.text }, EDGE, top + 166, width, 2);
  pen.wrapped([note, quality].filter(Boolean).join(' '), muted, EDGE, below, width, 3);
}

function drawWaterfall(
  formats: Formats,
  context: Context,
  pen: Pen,
  { title, bars, zero }: AnswerWaterfall,
  colors: PaperColors,
  top: number,
): void {
  const style = { size: 18, weight: 400, color: colors.text };
  const names = answerSteps(formats, bars);
  pen.line(title, { size: 18, weight: 500, color: colors.textMuted }, MIDDLE, top);
  const nameWidth = Math.max(...names.map(({ name }) => pen.widthOf(name, { ...style, weight: 600 })));
  const amountWidth = Math.max(...names.map(({ amount }) => pen.widthOf(amount, { ...style, weight: 600 })));
  const left = MIDDLE + nameWidth + 20;
  const width = WIDTH - EDGE - amountWidth - 10 - left;
  const at = (share: number) => left + share * width;
  bars.forEach((bar, index) => {
    const { kind, range } = bar;
    const { name = '', amount = '', ends = [] } = names[index] ?? {};
    const isNet = kind === 'net';
    const middle = top + 36 + index * ROW + (isNet ? 8 : 0);
    const row = { ...style, weight: isNet ? 600 : 400 };
    if (isNet) rule(context, colors.hairline, middle - ROW / 2 - 2, MIDDLE);
    pen.line(name, row, MIDDLE, middle + 6);
    const end = Math.max(bar.left + bar.width, isNet && range !== null ? range.left + range.width : 0);
    pen.line(amount, row, at(end) + 10, middle + 6);
    context.fillStyle = inkColors(colors)[barInk(bar)];
    context.fillRect(at(bar.left), middle - BAR / 2, Math.max(2, bar.width * width), BAR);
    context.fillStyle = colors.textSubtle;
    context.fillRect(at(zero) - 0.5, middle - ROW / 2, 1, ROW);
    if (!isNet || range === null) return;
    context.fillStyle = colors.text;
    context.fillRect(at(range.left), middle - 0.75, range.width * width, 1.5);
    const ticks = range.isOpen ? [range.left] : [range.left, range.left + range.width];
    for (const tick of ticks) context.fillRect(at(tick) - 0.75, middle - 5, 1.5, 10);
    let x = at(range.left);
    for (const [which, label] of ends.entries()) {
      const small = { ...style, size: 15, color: colors.textMuted };
      const wide = pen.widthOf(label, small);
      if (which === 1) x = Math.max(x, at(range.left + range.width) - wide);
      pen.line(label, small, x, middle + 28);
      x += wide + 10;
    }
  });
}

function rule(context: Context, color: string, y: number, x = EDGE): void {
  context.fillStyle = color;
  context.fillRect(x, y, WIDTH - EDGE - x, 1);
}

type Pen = ReturnType<typeof penOf>;

/** Writes text. `y` is the baseline. */
function penOf(context: Context, fontFamily: string) {
  function set({ size, weight, color }: Style): void {
    context.font = `${weight} ${size}px ${fontFamily}`;
    context.fillStyle = color;
  }
  function widthOf(text: string, style: Style): number {
    set(style);
    return context.measureText(text).width;
  }
  /** Writes a line and returns its width. */
  function line(text: string, style: Style, x: number, y: number, align: CanvasTextAlign = 'left'): number {
    set(style);
    context.textAlign = align;
    context.fillText(text, x, y);
    return context.measureText(text).width;
  }
  /** Writes a line, in smaller type if it would be wider than `width`. */
  function fitted(text: string, style: Style, x: number, y: number, width: number): void {
    const scale = Math.min(1, width / Math.max(1, widthOf(text, style)));
    line(text, { ...style, size: style.size * scale }, x, y);
  }
  /** Writes at most `most` lines, in smaller type if the text would need more lines. Returns the baseline below them. */
  function wrapped(text: string, style: Style, x: number, y: number, width: number, most: number): number {
    const lines = linesOf(text, width, (part) => widthOf(part, style));
    if (lines.length > most) return wrapped(text, { ...style, size: style.size * 0.92 }, x, y, width, most);
    const leading = style.size * 1.32;
    for (const [index, part] of lines.entries()) line(part, style, x, y + index * leading);
    return y + lines.length * leading;
  }
  return { widthOf, line, fitted, wrapped };
}

/** Breaks a text between words. A word that is wider than a line gets its own line. */
function linesOf(text: string, width: number, widthOf: (part: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
