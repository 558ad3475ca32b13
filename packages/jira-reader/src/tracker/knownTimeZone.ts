/** Zones that have these offsets all year, for offsets that are not whole hours. */
const ZONES: ReadonlyMap<string, string> = new Map([
  ['+03:30', 'Asia/Tehran'],
  ['+04:30', 'Asia/Kabul'],
  ['+05:30', 'Asia/Kolkata'],
  ['+05:45', 'Asia/Kathmandu'],
  ['+06:30', 'Asia/Yangon'],
  ['+08:45', 'Australia/Eucla'],
  ['+09:30', 'Australia/Darwin'],
  ['-09:30', 'Pacific/Marquesas'],
]);

/** An offset as Jira writes it. @example 'GMT+05:30' */
const OFFSET = /^(?:GMT|UTC)([+-])(\d\d?):?(\d\d)?$/;

/** The IANA name of a time zone or of a fixed offset; UTC if this runtime does not know it. */
export function knownTimeZone(zone: string): string {
  const [, sign = '', hours = '', minutes = '00'] = OFFSET.exec(zone) ?? [];
  const whole = Number(hours) === 0 ? 'UTC' : `Etc/GMT${sign === '+' ? '-' : '+'}${Number(hours)}`;
  const named = minutes === '00' ? whole : ZONES.get(`${sign}${hours.padStart(2, '0')}:${minutes}`);
  try {
    return new Intl.DateTimeFormat('en', { timeZone: sign === '' ? zone : named }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
