import { formatHours } from '@roi-insight/report-text';
import { MetricValue } from '@roi-insight/ui/metric-value';

export function HoursPerTicket() {
  return <MetricValue text={formatHours(null)} reason="No measured ticket in this period" />;
}
