const RGBA = /^rgba?\((\d+),\s*(\d+),\s*(\d+)/;

/** Converts a computed color to the notation that jsPDF reads. @example hexColor('rgb(33, 30, 26)') // '#211e1a' */
export function hexColor(color: string): string {
  const parts = RGBA.exec(color)?.slice(1) ?? [];
  return parts.length === 3 ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : color;
}
