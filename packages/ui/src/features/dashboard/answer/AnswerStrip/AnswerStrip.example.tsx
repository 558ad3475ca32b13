import { clearWin } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { AnswerStrip } from '@roi-insight/ui/answer-strip';
import { useState } from 'react';

export function Answer() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <AnswerStrip
        report={clearWin}
        economics={defaultEconomics}
        onEnterSeats={() => setAsking(true)}
        onVisit={({ section }) => document.querySelector(`#${section}`)?.scrollIntoView()}
      />
      {isAsking && <p>Ask for the number of seats here.</p>}
    </>
  );
}
