import { MetricValue } from '@roi-insight/ui/metric-value';
import { useFormats } from '@roi-insight/ui/brand';

export function HoursPerTicket() {
  const formats = useFormats();
  return <MetricValue text={formats.hours(null)} reason="No measured ticket in this period" />;
}
