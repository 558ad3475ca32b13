/** Screens and journeys are whole pages: no frame around them, and looked at in three widths. */
export function isPage(title: string): boolean {
  return /^(Screens|Journeys)\//.test(title);
}
