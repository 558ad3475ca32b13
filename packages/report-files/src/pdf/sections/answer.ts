import {
  type AnswerText,
  type AnswerWaterfall,
  answerStep,
  answerText,
  barInk,
  comparisonInShort,
  type Formats,
  describeInputs,
} from '@roi-insight/report-text';
import { inkColors } from '../../inkColors.ts';
import type { PdfInput } from '../PdfInput.ts';
import type { PageWriter } from '../writer/PageWriter.ts';
import { type Ink, text, type TextStyle } from '../writer/styles.ts';

const PADDING = 12;
const GAP = 24;
/** Share of the width that the figure takes beside the waterfall. */
const FIGURE_SHARE = 0.36;
const BAR = 8;
const ROW = 13.5;
/** Extra space above the net, which is a total. */
const BEFORE_NET = 4;

const INKS: Readonly<Record<AnswerText['tone'], Ink>> = {
  positive: 'text',
  neutral: 'textMuted',
  negative: 'negative',
};
const rowName: TextStyle = { ...text.small, size: 8, color: 'textMuted' };
const rowSum: TextStyle = { ...rowName, weight: 'semibold', color: 'text' };

interface Place {
  readonly x: number;
  readonly width: number;
}

/** Draws the answer: the net value, the waterfall, its certainty, and the assumptions. */
export function answer(writer: PageWriter, { formats, report, economics }: PdfInput): void {
  const found = answerText(formats, report, economics);
  const inner = { x: writer.left + PADDING, width: writer.width - 2 * PADDING };
  const { waterfall } = found;
  const left = waterfall === null ? inner : { ...inner, width: (inner.width - GAP) * FIGURE_SHARE };
  const right = { x: left.x + left.width + GAP, width: inner.width - left.width - GAP };
  const figure = figureBlock(writer, found, left);
  const chartHeight = waterfall === null ? 0 : waterfallHeight(waterfall);
  const topHeight = Math.max(figure.height, chartHeight);
  const facts = factColumns(writer, found, inner);
  const inputs = describeInputs(found.inputs);
  const inputsHeight = inputs === null ? 0 : 6 + writer.heightOf(inputs, text.small, inner.width);
  const height = topHeight + facts.height + inputsHeight + 2 * PADDING;
  const reason = [found.reconciliation, comparisonInShort(formats, report)].filter((part) => part !== null).join(' ');
  writer.ensure(height + 8 + writer.heightOf(reason, text.small, writer.width));
  const top = writer.y + PADDING;
  writer.tags.decoration(() => {
    writer.doc
      .setDrawColor(writer.colors.hairline)
      .setLineWidth(0.75)
      .roundedRect(writer.left, writer.y, writer.width, height, 6, 6, 'S');
  });
  figure.draw(top + (topHeight - figure.height) / 2);
  if (waterfall !== null) drawWaterfall(writer, formats, waterfall, right, top + (topHeight - chartHeight) / 2);
  facts.draw(top + topHeight);
  if (inputs !== null) {
    writer.tags.within('P', () => writer.drawText(inputs, text.small, top + topHeight + facts.height + 6, inner));
  }
  writer.y += height + 8;
  writer.flow('P', reason, text.small);
}

/** Content of a known height that is drawn when there is space for it. */
interface Block {
  readonly height: number;
  readonly draw: (y: number) => void;
}

function figureBlock(writer: PageWriter, found: AnswerText, place: Place): Block {
  const large = { ...(found.isAmount ? text.metric : text.verdict), color: INKS[found.tone] };
  const scale = Math.min(1, place.width / Math.max(1, writer.measure(found.figure, large)));
  const style = { ...large, size: large.size * scale, tracking: large.tracking * scale };
  const lines: readonly (readonly [string | null, TextStyle])[] = [
    [found.title, text.label],
    [found.figure, style],
    [found.range, text.bodyStrong],
    [found.note, { ...text.small, color: 'textMuted' }],
    [found.warning, { ...text.small, color: 'warning' }],
  ];
  const shown = lines.flatMap(([content, style]) => (content === null ? [] : [{ content, style }]));
  return {
    height: shown.reduce((sum, { content, style }) => sum + writer.heightOf(content, style, place.width), 0),
    draw: (top) => {
      let y = top;
      for (const { content, style } of shown) {
        writer.tags.within(content === found.title ? 'H3' : 'P', () => {
          y += writer.drawText(content, style, y, place);
        });
      }
    },
  };
}

function factColumns(writer: PageWriter, { facts }: AnswerText, { x, width }: Place): Block {
  if (facts.length === 0) return { height: 0, draw: () => {} };
  const column = (width - GAP * (facts.length - 1)) / facts.length;
  const noteHeight = Math.max(...facts.map(({ note }) => writer.heightOf(note, text.small, column)));
  const lead = 7;
  return {
    height: 2 * lead + text.label.leading + text.heading.leading + noteHeight,
    draw: (top) => {
      writer.rule(top + lead, 'hairline', { x, width });
      facts.forEach(({ name, figure, note }, index) => {
        const place = { x: x + index * (column + GAP), width: column };
        const y = top + 2 * lead;
        writer.tags.within('P', () => {
          writer.drawText(name, text.label, y, place);
          writer.drawText(figure, text.heading, y + text.label.leading, place);
          writer.drawText(note, text.small, y + text.label.leading + text.heading.leading, place);
        });
      });
    },
  };
}

const waterfallHeight = ({ bars }: AnswerWaterfall) => text.label.leading + 3 + bars.length * ROW + BEFORE_NET;

/** Draws the bars as on screen: totals are filled, changes light, and the range of the net is a line with ticks. */
function drawWaterfall(
  writer: PageWriter,
  formats: Formats,
  { title, bars, zero }: AnswerWaterfall,
  place: Place,
  top: number,
): void {
  const { doc, colors } = writer;
  const names = bars.map((bar) => answerStep(formats, bar));
  const widthOf = (texts: readonly string[]) => Math.max(...texts.map((content) => writer.measure(content, rowSum)));
  const nameWidth = widthOf(names.map(({ name }) => name));
  const amountWidth = widthOf(names.map(({ amount }) => amount));
  const track = { x: place.x + nameWidth + 10, width: place.width - nameWidth - amountWidth - 20 };
  const at = (share: number) => track.x + share * track.width;
  const alternative = `${title}: ${names.map(({ name, amount }) => `${name} ${amount}`).join('; ')}.`;
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
      const { name = '', amount = '' } = names[index] ?? {};
      if (isNet)
        doc
          .setDrawColor(colors.textSubtle)
          .setLineWidth(0.5)
          .line(place.x, y - 2, place.x + place.width, y - 2);
      writer.drawLine(name, { ...style, leading: ROW }, y, place);
      writer.drawLine(amount, { ...style, leading: ROW }, y, { ...place, align: 'right' });
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
    });
  });
  close();
}
