import {
  MAX_SEATS,
  MAX_SEAT_PRICE,
  isEmail,
  isTrackerUrl,
  parseWith,
  readCurrency,
  readLocale,
  type Parsed,
} from '@roi-insight/contracts';
import { presenterRuleTexts } from '@roi-insight/report-text';
import { object, string } from 'yup';
import { type Rule, textWithRules } from '../shell/textRules.ts';
import { emptyPresenterValues, isPresenterLink, type PresenterValues, SCENARIOS } from './presenterValues.ts';

/** Maximum length of a link that is read. */
export const MAX_PRESENTER_LINK_LENGTH = 2048;

/** Maximum length of the names of companies and products, which must fit on the screens. */
export const MAX_PRESENTER_NAME_LENGTH = 60;

const MAX_CONTACT_LENGTH = 200;

/** Annual cost of one engineer, in any currency. */
export const MAX_ENGINEER_COST = 1e9;

/** Visible characters: no control characters, direction marks or unpaired surrogates. Some scripts need the two joiners. */
const isPlain = (text: string) => /^(?:[^<>\uFFFD\p{C}\p{Zl}\p{Zp}]|[\u200C\u200D])*$/u.test(text);

/** An empty string means the default. */
const optional = (...rules: readonly Rule[]) =>
  textWithRules(
    ...rules.map(([message, isRight]): Rule => [message, (text) => text.trim() === '' || isRight(text.trim())]),
  ).trim();

const name = () =>
  optional(
    [presenterRuleTexts.tooLong(MAX_PRESENTER_NAME_LENGTH), (text) => text.length <= MAX_PRESENTER_NAME_LENGTH],
    [presenterRuleTexts.notPlain, isPlain],
  );

/** Digits and a point, as in number fields. A text in this format cannot be read as two different numbers. */
const amount = (min: number, max: number, kind: 'decimal' | 'whole') =>
  optional([
    presenterRuleTexts[kind](min, max),
    (text) => NUMBERS[kind].test(text) && Number(text) >= min && Number(text) <= max,
  ]);

const NUMBERS = { whole: /^\d{1,10}$/, decimal: /^\d{1,10}(?:\.\d{1,2})?$/ } as const;

const isContact = (text: string) => isEmail(text.replace(/^mailto:/i, '')) || isTrackerUrl(text);

/** The rules of a presenter's choices. */
export const presenterSchema = object({
  demo: string()
    .oneOf(['', ...SCENARIOS], presenterRuleTexts.scenario(SCENARIOS))
    .default(''),
  company: name(),
  assistant: name(),
  product: name(),
  contact: optional(
    [presenterRuleTexts.tooLong(MAX_CONTACT_LENGTH), (text) => text.length <= MAX_CONTACT_LENGTH && isPlain(text)],
    [presenterRuleTexts.contact, isContact],
  ),
  currency: optional([presenterRuleTexts.currency, (text) => readCurrency(text) !== null]),
  locale: optional([presenterRuleTexts.locale, (text) => readLocale(text) !== null]),
  cost: amount(1, MAX_ENGINEER_COST, 'decimal'),
  seats: amount(1, MAX_SEATS, 'whole'),
  price: amount(0, MAX_SEAT_PRICE, 'decimal'),
});

export type PresenterKey = keyof PresenterValues;

const isKey = (key: string): key is PresenterKey => Object.hasOwn(presenterSchema.fields, key);

const KEYS = Object.keys(presenterSchema.fields).filter(isKey);

/** The values of a link, and notes about unusable ones. */
export interface PresenterLink {
  readonly values: PresenterValues;
  /** Sentences for the console. They do not repeat any value. */
  readonly notes: readonly string[];
}

/** Reads a URL's fragment, without '#'; null if it is not a presenter link. `defaults` replace missing and unusable values. */
export function readPresenterLink(fragment: string, defaults: PresenterValues): PresenterLink | null {
  if (!isPresenterLink(fragment)) return null;
  if (fragment.length > MAX_PRESENTER_LINK_LENGTH) {
    return { values: defaults, notes: [presenterRuleTexts.longLink(MAX_PRESENTER_LINK_LENGTH)] };
  }
  const given = new Map(new URLSearchParams(fragment));
  const texts: Record<string, string> = { ...defaults };
  const refused: string[] = [];
  const unknown: string[] = [];
  for (const [key, text] of given) {
    if (!isKey(key)) unknown.push(key);
    else if (isRight(key, text)) texts[key] = text.trim();
    else refused.push(key);
  }
  const notes = [
    ...(refused.length > 0 ? [presenterRuleTexts.notUsable(refused)] : []),
    ...(unknown.length > 0 ? [presenterRuleTexts.unknown(unknown.map(shortKey))] : []),
  ];
  return { values: presenterSchema.cast(texts), notes };
}

const isRight = (key: PresenterKey, text: string) => parseWith(presenterSchema.pick([key]), { [key]: text.trim() }).ok;

/** The key as typed if it may be a typo; other keys are not repeated. */
const shortKey = (key: string) => (/^[a-z]{1,20}$/i.test(key) ? key : 'another key');

/** The fragment of a link, without its '#'. */
export function writePresenterLink(values: PresenterValues): string {
  const given = KEYS.map((key) => [key, values[key]]).filter(([key, text]) => key === 'demo' || text !== '');
  // Writes spaces as %20, because mail programs treat '+' differently.
  return new URLSearchParams(given).toString().replaceAll('+', '%20');
}

/** Reads values that were stored or prepared as a file. Numbers may be JSON numbers; unknown keys are rejected. */
export function parsePresenter(input: unknown): Parsed<PresenterValues> {
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  if (!isObject) return { ok: false, error: { path: '', message: 'must be a JSON object' } };
  const stranger = Object.keys(input).find((key) => !isKey(key));
  if (stranger !== undefined) {
    return {
      ok: false,
      error: { path: stranger, message: `unknown; there are ${KEYS.join(', ')}` },
    };
  }
  const texts = Object.entries(input).map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]);
  return parseWith(presenterSchema, { ...emptyPresenterValues, ...Object.fromEntries(texts) });
}
