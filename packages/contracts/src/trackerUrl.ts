/**
 * Whether `text` is an address a tracker can live at: http or https, with a host and without credentials in it.
 * A deep link (`…/browse/ABC-1`) passes; the server reduces it to the base address.
 */
export function isTrackerUrl(text: string | undefined | null): boolean {
  if (typeof text !== 'string') return false;
  try {
    const url = new URL(text.trim());
    return /^https?:$/.test(url.protocol) && url.hostname !== '' && url.username === '' && url.password === '';
  } catch {
    return false;
  }
}
