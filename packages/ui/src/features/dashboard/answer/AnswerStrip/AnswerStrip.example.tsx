import { clearWin } from '@roi-insight/contracts/fixtures';
import type { AssumptionField } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { AnswerStrip } from '@roi-insight/ui/answer-strip';
import { useState } from 'react';

export function Answer() {
  const [field, setField] = useState<AssumptionField | null>(null);
  return (
    <>
      <AnswerStrip
        report={clearWin}
        economics={defaultEconomics}
        onEdit={setField}
        onVisit={({ section }) => document.querySelector(`#${section}`)?.scrollIntoView()}
      />
      {field !== null && <p>Open the form for {field} here.</p>}
    </>
  );
}
