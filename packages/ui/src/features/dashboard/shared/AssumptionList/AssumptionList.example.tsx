import { clearWin } from '@roi-insight/contracts/fixtures';
import { economicsFacts } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { AssumptionList } from '@roi-insight/ui/assumption-list';
import { useFormats } from '@roi-insight/ui/brand';

export function NetInputs() {
  const formats = useFormats();
  return (
    <AssumptionList items={economicsFacts(formats, clearWin, { ...defaultEconomics, seats: 40, touched: ['seats'] })} />
  );
}
