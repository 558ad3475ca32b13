import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The HTML of the viewer, which is next to the built command. */
export function readViewer(): Promise<string> {
  return readFile(join(import.meta.dirname, 'report-page.html'), 'utf8');
}
