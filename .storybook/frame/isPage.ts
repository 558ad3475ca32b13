/** Whether a story is a whole page: screens and journeys have no frame and pictures in three widths. */
export function isPage(title: string): boolean {
  return /^(Screens|Journeys)\//.test(title);
}
