/**
 * Whether a story is a whole page, such as a screen or a journey. It then has no margins, and has pictures in three
 * widths.
 */
export function isPage(title: string): boolean {
  return /^(Screens|Journeys)\//.test(title);
}
