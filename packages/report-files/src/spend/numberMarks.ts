/** How users of a locale write a number. */
export interface NumberMarks {
  readonly group: string;
  readonly decimal: string;
  /** Whether groups above a thousand have two digits, as in India. */
  readonly groupsOfTwo: boolean;
}

/** The marks of a locale, in Latin digits. @example numberMarks('de-DE').group // '.' */
export function numberMarks(locale: string): NumberMarks {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const markOf = (wanted: Intl.NumberFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value ?? '';
  const [, second] = parts.filter(({ type }) => type === 'integer');
  return { group: markOf('group'), decimal: markOf('decimal'), groupsOfTwo: second?.value.length === 2 };
}
