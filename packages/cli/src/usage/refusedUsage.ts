import type { UsageRefusal } from '@roi-insight/assistant-usage';
import { type Formats, problemLines, usageFailureText } from '@roi-insight/report-text';

/** Explains why usage was refused: the listed failures, one per line. */
export function refusedUsage(
  formats: Formats,
  { failures, count }: UsageRefusal,
  origin: 'files' | 'responses' = 'files',
): string {
  const lines = failures.map((failure) => usageFailureText(formats, failure, origin));
  return problemLines(lines, count).join('\n');
}
