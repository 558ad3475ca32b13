import { lazyModule, useLazyModule } from '@roi-insight/ui';
import type { ReadingFile } from './useOpenReport.ts';

/** This dialog is fetched with the first file, like the code that reads the file. */
const lazyReadingFile = lazyModule(() => import('@roi-insight/ui/reading-file'));

/** Shows that a report file is being read. */
export function OpeningReport({ reading }: { readonly reading: ReadingFile | null }) {
  const part = useLazyModule(lazyReadingFile, reading !== null);
  return reading === null || part.kind !== 'ready' ? null : <part.value.ReadingFile {...reading} />;
}
