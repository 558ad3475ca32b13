/** Milliseconds or seconds since 1970, as some trackers export instants. */
const EPOCH = /^(?:(\d{13})|(\d{10}))(?:\.\d+)?$/;

/** The instant of a number such as 1756115444265, in epoch milliseconds; null for any other text. */
export function epochMs(text: string): number | null {
  const [, ms, seconds] = EPOCH.exec(text) ?? [];
  if (ms !== undefined) return Number(ms);
  return seconds === undefined ? null : Number(seconds) * 1000;
}
