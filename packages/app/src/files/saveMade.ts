import type { DataFile, PdfOutcome } from '@roi-insight/report-files';
import type { DownloadState } from '@roi-insight/ui';
import { saveFile } from './saveFile.ts';

/** Saves a file, or returns the reason why it could not be created. */
export function saveMade(made: DataFile | PdfOutcome): Exclude<DownloadState, { readonly kind: 'running' }> {
  if ('text' in made) saveFile(made.fileName, new Blob([made.text], { type: made.mediaType }));
  else if (made.kind === 'made') saveFile(made.fileName, made.blob);
  else return made.kind === 'failed' ? made : { kind: 'idle' };
  return { kind: 'done', fileName: made.fileName };
}
