import type { Sheet } from '../writer/Sheet.ts';
import { text } from '../writer/styles.ts';

const GAP = 14;

/** Names and values side by side between two hairlines. */
export function facts(sheet: Sheet, items: readonly (readonly [name: string, value: string])[]): void {
  const widths = widthsOf(sheet, items);
  const height =
    Math.max(...items.map(([, value], index) => sheet.heightOf(value, text.cellStrong, widths[index] ?? 0))) +
    text.label.leading;
  sheet.ensure(height + 16);
  sheet.rule(sheet.y);
  const top = sheet.y + 8;
  let x = sheet.left;
  items.forEach(([name, value], index) => {
    const place = { x, width: widths[index] ?? 0 };
    sheet.tags.within('P', () => {
      const taken = sheet.drawText(name, text.label, top, place);
      sheet.drawText(value, text.cellStrong, top + taken, place);
    });
    x += place.width + GAP;
  });
  sheet.y = top + height + 8;
  sheet.rule(sheet.y);
}

/** Each as wide as it needs to be, the rest shared; when they need too much, the wide ones give way. */
function widthsOf(sheet: Sheet, items: readonly (readonly [name: string, value: string])[]): number[] {
  const room = sheet.width - GAP * (items.length - 1);
  const natural = items.map(([name, value]) =>
    Math.ceil(Math.max(sheet.measure(name, text.label), sheet.measure(value, text.cellStrong)) + 1),
  );
  const total = natural.reduce((sum, width) => sum + width, 0);
  if (total <= room) return natural.map((width) => width + (room - total) / items.length);
  const fair = room / items.length;
  const spare = natural.reduce((sum, width) => sum + Math.max(0, fair - width), 0);
  const greed = natural.reduce((sum, width) => sum + Math.max(0, width - fair), 0);
  return natural.map((width) => (width <= fair ? width : fair + (spare * (width - fair)) / greed));
}
