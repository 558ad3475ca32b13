import { clearWin } from '@roi-insight/contracts/fixtures';
import { buildReportPdf, pageFor } from '@roi-insight/report-files';
import { defaultBrand } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { paperColors } from '@roi-insight/ui/theme/tokens';
import { useState } from 'react';

const input = {
  report: clearWin,
  brand: defaultBrand,
  economics: defaultEconomics,
  colors: paperColors,
  kind: 'summary',
  jiraUrl: null,
  projectName: null,
} as const;

export function WritePdf() {
  const [status, setStatus] = useState('');
  async function write() {
    const outcome = await buildReportPdf(
      { ...input, page: pageFor(navigator.language), generatedAt: new Date() },
      {
        loadFile: async (url, signal) => (await fetch(url, { signal })).arrayBuffer(),
        onProgress: (percent) => setStatus(`${percent}%`),
        signal: AbortSignal.timeout(60_000),
      },
    );
    if (outcome.kind === 'made') setStatus(`${outcome.fileName}, ${outcome.blob.size} bytes`);
    if (outcome.kind === 'failed') setStatus(outcome.message);
  }
  return (
    <p>
      <button type="button" onClick={write}>
        Write the PDF
      </button>{' '}
      <output>{status}</output>
    </p>
  );
}
