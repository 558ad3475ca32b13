/** How amounts, numbers and dates are written. */
export interface Notation {
  /** ISO 4217 code of the currency in which amounts are displayed. Amounts are not converted. */
  readonly currency: string;
  /** BCP 47 tag of the locale in which numbers and dates are written. Text stays English. */
  readonly locale: string;
}
