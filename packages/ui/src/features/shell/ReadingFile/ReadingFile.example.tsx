import { ReadingFile } from '@roi-insight/ui/reading-file';
import { useState } from 'react';

export function LargeReport() {
  const [fileName, setFileName] = useState<string | null>('roi-report-AUR-2026-01-15.json');
  return fileName && <ReadingFile fileName={fileName} share={0.42} onCancel={() => setFileName(null)} />;
}
