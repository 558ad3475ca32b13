import { trackerBase } from '@roi-insight/contracts';
import type { TrackerValues } from '@roi-insight/ui';

type Typed = Pick<TrackerValues, 'jiraUrl' | 'apiKey'>;

/** Address and API key for the tracker that a file names. A file can name any tracker, so the key is used only for the tracker for which it was typed. */
export function credentialFor(host: string, typed: Typed): Typed {
  const jiraUrl = `https://${host}`;
  return { jiraUrl, apiKey: hostOf(jiraUrl) === hostOf(typed.jiraUrl) ? typed.apiKey : '' };
}

/** The host of an address; null if it has none. */
function hostOf(jiraUrl: string): string | null {
  const base = trackerBase(jiraUrl);
  return base === null ? null : new URL(base).host;
}
