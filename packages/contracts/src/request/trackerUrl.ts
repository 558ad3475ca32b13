/** Whether `text` is an address with http or https and a host. */
export function isHttpUrl(text: string | undefined | null): boolean {
  return readUrl(text) !== null;
}

/** Whether `text` is an address with a user name or password in it (`https://user:password@example.com`). */
export function hasCredentials(text: string | undefined | null): boolean {
  const url = readUrl(text);
  return url !== null && (url.username !== '' || url.password !== '');
}

/**
 * Whether `text` is a possible address of a tracker: http or https, with a host and without credentials.
 * A deep link (`…/browse/ABC-1`) passes; the server reduces it to the base address.
 */
export function isTrackerUrl(text: string | undefined | null): boolean {
  return isHttpUrl(text) && !hasCredentials(text);
}

function readUrl(text: string | undefined | null): URL | null {
  // Browsers differ on blanks inside an address: some browsers encode them.
  if (typeof text !== 'string' || /\s/.test(text.trim())) return null;
  try {
    const url = new URL(text.trim());
    return /^https?:$/.test(url.protocol) && url.hostname !== '' ? url : null;
  } catch {
    return null;
  }
}

/** A host name with a dot, perhaps with port and path, typed without its scheme. */
const WITHOUT_SCHEME = /^[^\s/:@?#.][^\s/:@?#]*\.[^\s/:@?#]+(:\d+)?([/?#]\S*)?$/;

/**
 * The address, with https:// if its scheme is missing; any other text unchanged. @example withScheme('x.atlassian.net')
 * // 'https://x.atlassian.net'
 */
export function withScheme(text: string): string {
  return WITHOUT_SCHEME.test(text.trim()) ? `https://${text.trim()}` : text;
}
