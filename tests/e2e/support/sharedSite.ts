import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/processes.ts';
import { type Site, startSite } from './site.ts';

const VARIABLE = 'E2E_SITE';

/** Starts one site for all workers. Returns a function that stops it. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes its global setup from the default export.
export default async function shareSite(): Promise<() => Promise<void>> {
  mkdirSync(join(root, 'reports'), { recursive: true });
  const { site, stop } = await startSite();
  process.env[VARIABLE] = JSON.stringify(site);
  return stop;
}

/** The site that all workers share. Tests must not change it. */
export function sharedSite(): Site {
  return JSON.parse(process.env[VARIABLE] ?? '');
}
