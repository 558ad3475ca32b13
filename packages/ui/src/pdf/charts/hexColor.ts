const RGBA = /^rgba?\((\d+),\s*(\d+),\s*(\d+)/;

/** A computed colour in the spelling that the PDF library reads. @example hexColor('rgb(33, 30, 26)') // '#211e1a' */
export function hexColor(color: string): string {
  const parts = RGBA.exec(color)?.slice(1) ?? [];
  return parts.length === 3 ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : color;
}
