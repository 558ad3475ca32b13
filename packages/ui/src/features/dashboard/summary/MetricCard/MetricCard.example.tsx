import { formatMoney } from '@roi-insight/report-text';
import { MetricCard } from '@roi-insight/ui/metric-card';
import { Coins } from 'lucide-react';

export function CostSavings() {
  return (
    <MetricCard
      title="Cost Savings"
      icon={Coins}
      figure={{ value: 64_750, format: formatMoney, missing: 'No measured ticket after adoption' }}
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
