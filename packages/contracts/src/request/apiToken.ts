/**
 * Whether `text` has only characters that an API key can have, blanks around it aside: letters, digits and signs of ASCII, as
 * they fit into an HTTP header. A key copied from a mail or a chat may hold a blank or an invisible character inside.
 */
export function isApiToken(text: string | undefined | null): boolean {
  return /^[\x21-\x7e]+$/.test(text?.trim() ?? '');
}
