import { createFormats, defaultBrand, planStaircase, type PlanOutline } from '@roi-insight/report-text';
import { StaircaseChart } from '@roi-insight/ui/staircase-chart';

const formats = createFormats(defaultBrand);

/** @param outline a plan before its draw */
export function StaircaseChartExample({ outline }: { readonly outline: PlanOutline }) {
  return <StaircaseChart title="Who starts when" staircase={planStaircase(formats, outline, null)} />;
}
