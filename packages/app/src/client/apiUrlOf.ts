/**
 * Address of the API without `/api`: what the build was given, else the page's own origin. White space alone
 * counts as not given, as from an `.env` file whose line was left empty.
 * @example apiUrlOf('', 'https://roi.example.com') // 'https://roi.example.com'
 */
export function apiUrlOf(built: string | undefined, origin: string): string {
  const given = built?.trim() ?? '';
  return given === '' ? origin : given;
}
