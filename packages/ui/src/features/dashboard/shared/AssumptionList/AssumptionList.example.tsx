import { clearWin } from '@roi-insight/contracts/fixtures';
import { economicsFacts } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { AssumptionList } from '@roi-insight/ui/assumption-list';

export function NetInputs() {
  return <AssumptionList items={economicsFacts(clearWin, { ...defaultEconomics, seats: 40, touched: ['seats'] })} />;
}
