import { ReportDropZone } from '@roi-insight/ui/report-drop-zone';
import { useState } from 'react';

export function DropTarget() {
  const [problem, setProblem] = useState<string | null>(null);
  const open = (files: readonly File[]) =>
    setProblem(files.every(({ name }) => name.endsWith('.json')) ? null : 'Choose a report that was saved as JSON.');
  return (
    <ReportDropZone problem={problem} onOpenReports={open} onDismissProblem={() => setProblem(null)}>
      <p>Drop a saved report here.</p>
    </ReportDropZone>
  );
}
