/**
 * Address of the API without `/api`: what the build was given, else the page's own origin. A path is one of that
 * origin. White space alone counts as not given, as from an `.env` file whose line was left empty.
 * @example apiUrlOf('', 'https://roi.example.com') // 'https://roi.example.com'
 * @example apiUrlOf('/backend', 'https://roi.example.com') // 'https://roi.example.com/backend'
 */
export function apiUrlOf(built: string | undefined, origin: string): string {
  const given = built?.trim() ?? '';
  if (given === '') return origin;
  return given.startsWith('/') ? new URL(given, origin).href : given;
}
