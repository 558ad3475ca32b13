/** @example repeatedColumnsText(['Resolved']) // 'More than one column is named Resolved. Choose the right one.' */
export function repeatedColumnsText(headings: readonly string[]): string {
  return `More than one column is named ${headings.join(' or ')}. Choose the right one.`;
}
