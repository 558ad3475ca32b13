import type { Formats } from '@roi-insight/report-text';
import type { UnderstoodUsage } from '@roi-insight/ui';
import type { SessionStore } from '../storage/sessionStore.ts';
import { storedUsage } from '../storage/usage/usageRecord.ts';

/**
 * Stores the usage of the sample tracker for the next analysis, unless there is other usage. Never rejects, because a report needs no usage. Files
 * that are chosen meanwhile are kept.
 * @param signal cancels the work; nothing is then changed
 * @returns the stored usage
 */
export async function fillInSample(
  formats: Formats,
  store: SessionStore,
  trackerUrl: string,
  signal?: AbortSignal,
): Promise<UnderstoodUsage | null> {
  const stored = () => storedUsage.read(store)?.understood ?? null;
  const isOver = () => signal?.aborted === true || stored()?.onlyFor === null;
  // The reports of the demo already contain their usage.
  if (isOver() || import.meta.env.MODE === 'demo') return stored();
  try {
    const { sampleRecord } = await import('./sampleRecord.ts');
    const record = await sampleRecord(formats, trackerUrl);
    if (isOver()) return stored();
    storedUsage.write(store, record);
    return record.understood;
  } catch {
    return stored();
  }
}
