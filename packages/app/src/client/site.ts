import { isLoopback } from './loopback.ts';

/** The locations of the page and its API. */
export interface Site {
  /** Absolute URL of the API, without `/api`. */
  readonly apiUrl: string;
  /** Host name of the page. */
  readonly pageHost: string;
  readonly fetch: typeof fetch;
}

/** Whether the page is public but its API URL is a loopback address or invalid. */
export function isMisconfigured({ apiUrl, pageHost }: Site): boolean {
  try {
    return isLoopback(new URL(apiUrl).hostname) && !isLoopback(pageHost);
  } catch {
    return true;
  }
}

/** URL of an API endpoint. */
export function endpoint(apiUrl: string, name: string): string {
  return `${apiUrl.replace(/\/+$/, '')}/api/${name}`;
}
