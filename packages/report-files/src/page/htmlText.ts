import { printable } from '@roi-insight/contracts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string) =>
  printable(text).replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

/**
 * JSON for a script element. Escapes characters that end the element, begin a comment, or count as a line end for
 * programs that process the file.
 */
export function inScript(json: string): string {
  return json.replaceAll(/[<>&\u2028\u2029]/gu, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
