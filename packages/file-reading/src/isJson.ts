/** Whether a file that begins with this text is JSON; otherwise it is a table. The text must not be blank. */
export function isJson(text: string): boolean {
  return /^\s*[{[]/.test(text);
}
