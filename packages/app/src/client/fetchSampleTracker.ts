import type { SampleTracker } from '@roi-insight/contracts';
import { endpoint, isMisconfigured, type Site } from './site.ts';

/** The server's sample tracker; null if the server has none or cannot be reached. */
export async function fetchSampleTracker(site: Site, signal: AbortSignal): Promise<SampleTracker | null> {
  if (isMisconfigured(site)) return null;
  try {
    const response = await site.fetch(endpoint(site.apiUrl, 'sample'), { signal });
    if (response.status !== 200) return null;
    const body: unknown = JSON.parse(await response.text());
    return isSampleTracker(body) ? body : null;
  } catch {
    return null;
  }
}

/** This check is written by hand, because the contract's schemas are as large as the form itself and are not loaded with it. */
function isSampleTracker(body: unknown): body is SampleTracker {
  return (
    hasTexts(body, ['jira_url', 'email', 'api_token', 'adoption_date']) &&
    hasList(body, 'projects', ['key', 'name', 'description']) &&
    (!('organization' in body) ||
      (hasTexts(body.organization, ['name', 'project_name', 'adoption_date']) &&
        hasList(body.organization, 'comparison', ['project_name']))) &&
    (!('pilot' in body) || (hasTexts(body.pilot, ['name']) && hasNames(body.pilot, 'projects')))
  );
}

function hasTexts(input: unknown, names: readonly string[]): input is object {
  return (
    typeof input === 'object' && input !== null && names.every((name) => typeof Reflect.get(input, name) === 'string')
  );
}

function hasNames(input: object, name: string): boolean {
  const list: unknown = Reflect.get(input, name);
  return Array.isArray(list) && list.every((entry) => typeof entry === 'string');
}

function hasList(input: object, name: string, texts: readonly string[]): boolean {
  const list: unknown = Reflect.get(input, name);
  return Array.isArray(list) && list.length > 0 && list.every((entry) => hasTexts(entry, texts));
}
