import { clearWin } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { MiniHeader } from '@roi-insight/ui/mini-header';

export function AnswerInBrief() {
  return (
    <MiniHeader
      report={clearWin}
      economics={defaultEconomics}
      actions={{ pdf: { kind: 'idle' }, onDownloadPdf: () => print(), onCancelPdf: () => undefined }}
    />
  );
}
