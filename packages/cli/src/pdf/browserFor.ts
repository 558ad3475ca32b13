import { commandFileErrors } from '@roi-insight/report-text';
import { wrongInput } from '../exitCodes.ts';
import type { Terminal } from '../Terminal.ts';
import { BROWSER_VARIABLE, findBrowser } from './findBrowser.ts';

/** The browser that writes PDFs. If no browser is found, throws a `CommandError` at once, not after minutes of reading. */
export function browserFor({ env }: Terminal): string {
  const found = findBrowser(env);
  if (found !== null) return found;
  throw wrongInput(commandFileErrors.noBrowser(BROWSER_VARIABLE));
}
