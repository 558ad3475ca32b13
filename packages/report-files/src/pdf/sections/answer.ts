import {
  type AnswerStep,
  type AnswerText,
  type AnswerWaterfall,
  answerDetailText,
  answerSteps,
  answerText,
  barInk,
  type Formats,
  gradeSentence,
  qualityLine,
  reportRecommendationText,
} from '@roi-insight/report-text';
import { ownUnusedSeats } from '@roi-insight/roi-math';
import { inkColors } from '../../inkColors.ts';
import type { PdfInput } from '../PdfInput.ts';
import type { PageWriter } from '../writer/PageWriter.ts';
import { type Ink, text, type TextStyle } from '../writer/styles.ts';

const PADDING = 9;
const GAP = 24;
/** Share of the width that the figure takes beside the waterfall. */
const FIGURE_SHARE = 0.54;
const BAR = 8;
const ROW = 13;
/** Extra space above the bar of the net value, which is a total. */
const BEFORE_NET = 3;
const PILL = 18;

const INKS: Readonly<Record<AnswerText['tone'], Ink>> = {
  positive: 'text',
  neutral: 'textMuted',
  negative: 'negative',
};
const rowName: TextStyle = { ...text.small, color: 'textMuted' };
const warning: TextStyle = { ...text.small, color: 'warning' };
const rowSum: TextStyle = { ...rowName, weight: 'semibold', color: 'text' };

interface Place {
  readonly x: number;
  readonly width: number;
}

/** Draws the answer: the net value and its derivation, the grade of the evidence, and the verdict in sentences. */
export function answer(writer: PageWriter, input: PdfInput): void {
  const { formats, report, economics } = input;
  const found = answerText(formats, report, economics);
  const inner = { x: writer.left + PADDING, width: writer.width - 2 * PADDING };
  const { waterfall } = found;
  const left = waterfall === null ? inner : { ...inner, width: (inner.width - GAP) * FIGURE_SHARE };
  const right = { x: left.x + left.width + GAP, width: inner.width - left.width - GAP };
  const figure = figureBlock(writer, input, found, left);
  const chartHeight = waterfall === null ? 0 : waterfallHeight(waterfall);
  const topHeight = Math.max(figure.height, chartHeight);
  const verdict = verdictBlock(writer, input, inner);
  const height = topHeight + verdict.height + 2 * PADDING;
  writer.ensure(height);
  const top = writer.y + PADDING;
  writer.tags.decoration(() => {
    writer.doc
      .setDrawColor(writer.colors.hairline)
      .setLineWidth(0.75)
      .roundedRect(writer.left, writer.y, writer.width, height, 6, 6, 'S');
  });
  figure.draw(top + (topHeight - figure.height) / 2);
  if (waterfall !== null) drawWaterfall(writer, formats, waterfall, right, top + (topHeight - chartHeight) / 2);
  verdict.draw(top + topHeight);
  writer.y += height;
}

/** Content of a known height. */
interface Block {
  readonly height: number;
  readonly draw: (y: number) => void;
}

/** Lines of text below each other. The first is a title. */
function linesBlock(
  writer: PageWriter,
  lines: readonly (readonly [content: string | null, style: TextStyle])[],
  place: Place,
): Block {
  const shown = lines.flatMap(([content, style]) => (content === null || content === '' ? [] : [{ content, style }]));
  return {
    height: shown.reduce((sum, { content, style }) => sum + writer.heightOf(content, style, place.width), 0),
    draw: (top) => {
      let y = top;
      shown.forEach(({ content, style }, index) => {
        writer.tags.within(index === 0 ? 'H2' : 'P', () => {
          y += writer.drawText(content, style, y, place);
        });
      });
    },
  };
}

function figureBlock(writer: PageWriter, { formats, report }: PdfInput, found: AnswerText, place: Place): Block {
  const large = { ...(found.isAmount ? text.net : text.verdict), color: INKS[found.tone] };
  const scale = Math.min(1, place.width / Math.max(1, writer.measure(found.figure, large)));
  const style = { ...large, size: large.size * scale, tracking: large.tracking * scale };
  return linesBlock(
    writer,
    [
      [found.title, text.label],
      [found.figure, style],
      [joined(writer, found.line, text.bodyStrong, place.width), text.bodyStrong],
      [found.second, text.small],
      [found.note, text.small],
      [qualityLine(formats, report), report.quality?.word === 'worse' ? warning : text.small],
      [found.warning, warning],
    ],
    place,
  );
}

/** Joins parts with dots into lines. Lines break only between two parts. */
function joined(writer: PageWriter, parts: readonly string[], style: TextStyle, width: number): string {
  const [first = '', ...others] = parts;
  return others.reduce((lines, part) => {
    const longer = `${lines} · ${part}`;
    const last = longer.slice(longer.lastIndexOf('\n') + 1);
    return writer.measure(last, style) <= width ? longer : `${lines}\n${part}`;
  }, first);
}

/** The grade in a pill with its meaning, followed by the recommendation and the details of the verdict that are not in the answer. */
function verdictBlock(writer: PageWriter, { formats, report, brand, economics }: PdfInput, place: Place): Block {
  const details = answerDetailText(formats, report, economics, brand.assistant);
  const sentences = [reportRecommendationText(formats, report, economics, ownUnusedSeats(report, economics)), details]
    .filter(Boolean)
    .join(' ');
  const { evidence } = report;
  const lead = 7;
  const gradeHeight = evidence === undefined ? 0 : PILL + 5;
  return {
    height: 2 * lead + gradeHeight + writer.heightOf(sentences, text.body, place.width) - PADDING / 2,
    draw: (top) => {
      writer.rule(top + lead, 'hairline', place);
      if (evidence !== undefined) {
        drawGrade(writer, evidence.grade, gradeSentence(report, evidence), place, top + 2 * lead);
      }
      writer.tags.within('P', () => writer.drawText(sentences, text.body, top + 2 * lead + gradeHeight, place));
    },
  };
}

function drawGrade(writer: PageWriter, grade: string, meaning: string, { x, width }: Place, y: number): void {
  const words = `Evidence ${grade}`;
  const pill = writer.measure(words, text.pill) + 18;
  const { doc, colors } = writer;
  writer.tags.decoration(() =>
    doc
      .setDrawColor(colors.hairlineStrong)
      .setLineWidth(0.75)
      .roundedRect(x, y, pill, PILL, PILL / 2, PILL / 2, 'S'),
  );
  writer.tags.within('P', () => {
    writer.tags.mark(() => {
      writer.drawLine(words, { ...text.pill, leading: PILL }, y, { x, width: pill, align: 'center' });
      writer.drawLine(meaning, { ...text.body, leading: PILL }, y, { x: x + pill + 8, width: width - pill - 8 });
    });
  });
}

const stepText = ({ name, amount, ends }: AnswerStep) =>
  `${name} ${amount}${ends.length === 0 ? '' : ` (${ends.join(' to ')})`}`;

const waterfallHeight = ({ bars }: AnswerWaterfall) => text.label.leading + 3 + (bars.length + 1) * ROW + BEFORE_NET;

/** Draws the bars as on screen: each value is at the end of its bar, and the range of the net is a line whose ends have labels. */
function drawWaterfall(
  writer: PageWriter,
  formats: Formats,
  { title, bars, zero }: AnswerWaterfall,
  place: Place,
  top: number,
): void {
  const { doc, colors } = writer;
  const names = answerSteps(formats, bars);
  const widthOf = (texts: readonly string[]) => Math.max(...texts.map((content) => writer.measure(content, rowSum)));
  const nameWidth = widthOf(names.map(({ name }) => name));
  const amountWidth = widthOf(names.map(({ amount }) => amount));
  const track = { x: place.x + nameWidth + 10, width: place.width - nameWidth - amountWidth - 16 };
  const at = (share: number) => track.x + share * track.width;
  const alternative = `${title}: ${names.map(stepText).join('; ')}.`;
  const close = writer.tags.open('Figure', alternative);
  writer.tags.mark(() => {
    writer.drawLine(title, text.label, top, place);
    const first = top + text.label.leading + 3;
    bars.forEach((bar, index) => {
      const { kind, range } = bar;
      const isNet = kind === 'net';
      const y = first + index * ROW + (isNet ? BEFORE_NET : 0);
      const middle = y + ROW / 2;
      const style = kind === 'change' ? rowName : rowSum;
      const { name = '', amount = '', ends = [] } = names[index] ?? {};
      if (isNet)
        doc
          .setDrawColor(colors.textSubtle)
          .setLineWidth(0.5)
          .line(place.x, y - 2, place.x + place.width, y - 2);
      writer.drawLine(name, { ...style, leading: ROW }, y, place);
      const end = Math.max(bar.left + bar.width, isNet && range !== null ? range.left + range.width : 0);
      writer.drawLine(amount, { ...style, leading: ROW }, y, { x: at(end) + 5, width: amountWidth });
      doc
        .setFillColor(inkColors(colors)[barInk(bar)])
        .roundedRect(at(bar.left), middle - BAR / 2, Math.max(1, bar.width * track.width), BAR, 1.2, 1.2, 'F');
      doc
        .setDrawColor(colors.textSubtle)
        .setLineWidth(0.5)
        .line(at(zero), y, at(zero), y + ROW);
      if (!isNet || range === null) return;
      const [from, to] = [at(range.left), at(range.left + range.width)];
      doc.setDrawColor(colors.text).setLineWidth(0.7).line(from, middle, to, middle);
      for (const x of range.isOpen ? [from] : [from, to]) doc.line(x, middle - 2.5, x, middle + 2.5);
      let x = from;
      for (const [which, label] of ends.entries()) {
        const width = writer.measure(label, rowName);
        if (which === 1) x = Math.max(x, to - width);
        writer.drawLine(label, { ...rowName, leading: ROW }, y + ROW, { x, width });
        x += width + 6;
      }
    });
  });
  close();
}
