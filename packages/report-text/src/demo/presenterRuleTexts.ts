/** The notation of the presenter. It is fixed, because the locale of the demo is one of the fields. */
const numbers = new Intl.NumberFormat('en-US');

/** The messages for the fields of a demo, and the notes about a link with unusable values. */
export const presenterRuleTexts = {
  tooLong: (max: number) => `At most ${max} characters`,
  notPlain: 'Leave out < and > and characters that cannot be seen',
  contact: 'Enter an email address or a web address',
  currency: 'Enter a currency such as EUR',
  locale: 'Enter a locale such as de-DE',
  scenario: (scenarios: readonly string[]) => `One of ${scenarios.join(', ')}`,
  decimal: (min: number, max: number) => `Enter a number ${between(min, max)}`,
  whole: (min: number, max: number) => `Enter a whole number ${between(min, max)}`,
  longLink: (max: number) => `it is longer than ${numbers.format(max)} characters`,
  notUsable: (keys: readonly string[]) => `${keys.join(', ')}: not usable, the default is shown`,
  unknown: (keys: readonly string[]) => `${keys.join(', ')}: unknown, ignored`,
} as const;

const between = (min: number, max: number) => `from ${numbers.format(min)} to ${numbers.format(max)}`;
