import { clearWin } from '@roi-insight/contracts/fixtures';
import { readSpend } from '@roi-insight/report-files/read-spend';
import { SpendField } from '@roi-insight/ui/spend-field';
import { type ComponentProps, useState } from 'react';

const read = async (file: File) => readSpend(await file.text());

export function PaidForTheAssistant() {
  const [spend, setSpend] = useState<ComponentProps<typeof SpendField>['value']>([]);
  return <SpendField report={clearWin} value={spend} onChange={setSpend} onReadSpend={read} />;
}
