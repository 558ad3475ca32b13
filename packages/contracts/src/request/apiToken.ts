/**
 * Whether `text` holds only what an API key can hold, blanks around it aside: letters, digits and signs of ASCII, as
 * they fit into an HTTP header. A key copied from a mail or a chat may hold a blank or an invisible character inside.
 */
export function isApiToken(text: string | undefined | null): boolean {
  return /^[\x21-\x7e]+$/.test(text?.trim() ?? '');
}
