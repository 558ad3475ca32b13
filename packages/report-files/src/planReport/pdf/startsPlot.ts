import { type Formats, type PlanReport, planTeamRows } from '@roi-insight/report-text';
import type { Flow } from '../../pdf/writer/Flow.ts';
import { text } from '../../pdf/writer/styles.ts';
import { teamBar } from '../../plan/teamBar.ts';

/** Width of the names beside the bars, in points. */
const NAME = 120;
/** Width of the dates beside the bars, in points. */
const DATES = 175;
/** Height of a row, in points. */
const ROW = 17;
const BAR = 7;

/** Maximum number of rows of a plot that is kept on one page. */
const MAX_TOGETHER = 20;

/** Adds the teams with bars from their start to the day of reading. A line marks a planned start that a team did not keep. */
export function startsPlot(flow: Flow, formats: Formats, { plan, starts }: PlanReport): void {
  const { writer } = flow;
  const inList = writer.tags.element('L');
  const rows = planTeamRows(formats, plan, starts);
  for (const [index, row] of rows.entries()) {
    if (index > 0 && rows.length <= MAX_TOGETHER) flow.keepWithNext();
    flow.add({
      height: ROW,
      draw: () =>
        inList(() => {
          const { doc, colors, left, width, y } = writer;
          const at = (x: number) => left + NAME + x * (width - NAME - DATES - 12);
          const top = y + (ROW - BAR) / 2;
          writer.tags.decoration(() => {
            teamBar(writer, row, { at, y: top, height: BAR });
            const planned = row.deviation?.planned ?? null;
            if (planned !== null) {
              doc
                .setDrawColor(colors.text)
                .setLineWidth(1.5)
                .line(at(planned), top - 2, at(planned), top + BAR + 2);
            }
          });
          writer.tags.within('LI', () => {
            const middle = y + (ROW - text.cell.leading) / 2;
            const [name = ''] = writer.wrap(row.name, text.cellStrong, NAME - 10);
            writer.drawText(name, text.cellStrong, middle, { x: left, width: NAME });
            const dates = row.deviation === undefined ? row.when : `${row.when} · ${row.deviation.text}`;
            const [line = ''] = writer.wrap(dates, text.cell, DATES);
            writer.drawText(line, text.cell, middle, { x: left + width - DATES, width: DATES });
          });
        }),
    });
  }
}
