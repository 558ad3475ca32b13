import { clearWin } from '@roi-insight/contracts/fixtures';
import { PeriodCard } from '@roi-insight/ui/period-card';

export function BothPeriods() {
  const { pre_claude: pre, post_claude: post } = clearWin.summary_metrics;
  return (
    <>
      <PeriodCard side="pre" metrics={pre} />
      <PeriodCard side="post" metrics={post} />
    </>
  );
}
