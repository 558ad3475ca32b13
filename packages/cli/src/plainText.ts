/** Makes a text safe for a terminal: removes characters that move the cursor, or that color, hide or reverse text. */
export function plainText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, (run) => (/[\n\r\t\u2028\u2029]/.test(run) ? ' ' : ''));
}

/** JSON with the same meaning, but without the characters that `plainText` removes. JSON itself allows most of them inside of strings. */
export function plainJson(json: string): string {
  return json.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    character === '\n'
      ? character
      : Array.from({ length: character.length }, (_, at) => {
          return `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`;
        }).join(''),
  );
}
