import { clearWin } from '@roi-insight/contracts/fixtures';
import type { SpendReading } from '@roi-insight/report-text';
import { SpendField } from '@roi-insight/ui/spend-field';
import { type ComponentProps, useState } from 'react';

/** In an app, use `readSpend` of `@roi-insight/report-files`, which explains what is wrong with a file. */
async function read(file: File): Promise<SpendReading> {
  const lines = (await file.text()).trim().split('\n');
  const cells = lines.map((line) => line.split(','));
  return { kind: 'read', spend: cells.map(([month = '', amount]) => ({ month, amount: Number(amount) })) };
}

export function PaidForTheAssistant() {
  const [spend, setSpend] = useState<ComponentProps<typeof SpendField>['value']>([]);
  return <SpendField report={clearWin} value={spend} onChange={setSpend} onReadSpend={read} />;
}
