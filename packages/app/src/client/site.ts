import { isLoopback } from './loopback.ts';

/** Where the page and its API live. */
export interface Site {
  /** Address of the API without `/api`, absolute. */
  readonly apiUrl: string;
  /** Host name of the page. */
  readonly pageHost: string;
  readonly fetch: typeof fetch;
}

/** True when the page is public but its API address names the reader's own machine, or is no address at all. */
export function isMisconfigured({ apiUrl, pageHost }: Site): boolean {
  try {
    return isLoopback(new URL(apiUrl).hostname) && !isLoopback(pageHost);
  } catch {
    return true;
  }
}

/** Address of an endpoint of the API. */
export function endpoint(apiUrl: string, name: string): string {
  return `${apiUrl.replace(/\/+$/, '')}/api/${name}`;
}
