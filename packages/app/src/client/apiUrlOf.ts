/**
 * URL of the API without `/api`: the setting of the build, or the page's own origin. A path is relative to that origin. A setting of only white
 * space, for example from an empty line in an `.env` file, counts as missing.
 * @example apiUrlOf('', 'https://roi.example.com') // 'https://roi.example.com'
 * @example apiUrlOf('/backend', 'https://roi.example.com') // 'https://roi.example.com/backend'
 */
export function apiUrlOf(built: string | undefined, origin: string): string {
  const given = built?.trim() ?? '';
  if (given === '') return origin;
  return given.startsWith('/') ? new URL(given, origin).href : given;
}
