import type { Fact } from '@roi-insight/report-text';
import type { PageWriter } from '../writer/PageWriter.ts';
import { text } from '../writer/styles.ts';

const GAP = 14;

/** Draws names and values side by side between two horizontal lines. */
export function facts(writer: PageWriter, items: readonly Fact[]): void {
  const widths = widthsOf(writer, items);
  const height =
    Math.max(...items.map(({ value }, index) => writer.heightOf(value, text.cellStrong, widths[index] ?? 0))) +
    text.label.leading;
  writer.ensure(height + 16);
  writer.rule(writer.y);
  const top = writer.y + 8;
  let x = writer.left;
  items.forEach(({ name, value }, index) => {
    const place = { x, width: widths[index] ?? 0 };
    writer.tags.within('P', () => {
      const taken = writer.drawText(name, text.label, top, place);
      writer.drawText(value, text.cellStrong, top + taken, place);
    });
    x += place.width + GAP;
  });
  writer.y = top + height + 8;
  writer.rule(writer.y);
}

/**
 * The widths of the columns: each as wide as its content, with the free space shared equally. If the content does not
 * fit, the widest columns shrink.
 */
function widthsOf(writer: PageWriter, items: readonly Fact[]): number[] {
  const available = writer.width - GAP * (items.length - 1);
  const natural = items.map(({ name, value }) =>
    Math.ceil(Math.max(writer.measure(name, text.label), writer.measure(value, text.cellStrong)) + 1),
  );
  const total = natural.reduce((sum, width) => sum + width, 0);
  if (total <= available) return natural.map((width) => width + (available - total) / items.length);
  const fair = available / items.length;
  const spare = natural.reduce((sum, width) => sum + Math.max(0, fair - width), 0);
  const excess = natural.reduce((sum, width) => sum + Math.max(0, width - fair), 0);
  return natural.map((width) => (width <= fair ? width : fair + (spare * (width - fair)) / excess));
}
