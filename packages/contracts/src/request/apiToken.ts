/**
 * Whether `text`, apart from surrounding blanks, consists only of characters that an API key can have and an HTTP header allows: letters, digits and
 * signs of ASCII. A key copied from an email or a chat may contain a blank or an invisible character.
 */
export function isApiToken(text: string | undefined | null): boolean {
  return /^[\x21-\x7e]+$/.test(text?.trim() ?? '');
}
