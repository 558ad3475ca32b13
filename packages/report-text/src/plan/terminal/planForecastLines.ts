import type { PlanForecast, Remedy } from '@roi-insight/roi-math';
import type { Formats } from '../../format/index.ts';
import { planOutlineText } from '../design/planOutlineText.ts';
import type { PlanOutline } from '../design/PlanOutline.ts';
import { planStaircase } from '../design/planStaircase.ts';
import { POWER_TABLE_NOTE, powerTable } from '../forecast/powerTable.ts';
import { recommendationText } from '../forecast/recommendationText.ts';
import { remedyText } from '../forecast/remedyText.ts';
import { tableLines } from './tableLines.ts';

/** A plan before its order is drawn, as lines of text: starts, forecast and recommended length. */
export function planForecastLines(
  formats: Formats,
  outline: PlanOutline,
  { remedies }: Pick<PlanForecast, 'remedies'>,
): readonly string[] {
  const { headings, rows } = powerTable(formats, outline);
  return [
    planOutlineText(formats, outline),
    '',
    ...tableLines(planStaircase(formats, outline, null).rows.map(({ name, when }) => [name, when])),
    '',
    ...tableLines([headings, ...rows]),
    POWER_TABLE_NOTE,
    '',
    recommendationText(formats, outline),
    ...remedies.map((remedy: Remedy) => `- ${remedyText(remedy)}`),
  ];
}
