import { createFormats, defaultBrand, type PlanOutline, planPower } from '@roi-insight/report-text';
import { PowerCurve } from '@roi-insight/ui/power-curve';

const formats = createFormats(defaultBrand);

/** @param outline a plan with its forecast */
export function PowerCurveExample({ outline }: { readonly outline: PlanOutline }) {
  return <PowerCurve power={planPower(formats, outline)} />;
}
