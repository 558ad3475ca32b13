import { MetricCard } from '@roi-insight/ui/metric-card';
import { Coins } from 'lucide-react';
import { useFormats } from '@roi-insight/ui/brand';

export function CostSavings() {
  const formats = useFormats();
  return (
    <MetricCard
      title="Cost Savings"
      icon={Coins}
      figure={{ value: 64_750, format: formats.money, missing: 'No measured ticket after adoption' }}
      trend="up"
      tone="positive"
      subtitle="In developer productivity"
      doubt={null}
      calculation={{
        formula: 'Savings per task × tasks after adoption',
        numbers: '$143.25 × 452 tasks = $64,750',
      }}
    />
  );
}
