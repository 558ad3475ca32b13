import { string } from 'yup';
import { MAX_TEAM_NAME_LENGTH } from '../request/comparisonLimits.ts';

/** Characters that hide, reverse or break text, except those that join letters or emoji. */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;
const MARKUP = /<[a-z!/?]/i;
const ADDRESS = /[^\s@<>]+@[^\s@<>]+\.[^\s@<>]/;

/**
 * Whether a plan may contain this name. A name must not mislead people who trust the plan, and must not contain a person's address.
 */
export const isPlanName = (name: string): boolean =>
  name.length <= MAX_TEAM_NAME_LENGTH && /[^\s\u200b-\u200d]/u.test(name) && problemOf(name) === null;

/** Schema of a text that a plan shows. */
export const planText = (max: number) =>
  string()
    .max(max, '${path} is too long')
    .test(
      'text',
      ({ path, value }) => `${path} contains ${problemOf(value) ?? 'an unknown character'}`,
      (text) => (text === undefined || text === null ? true : problemOf(text) === null),
    )
    .test('visible', '${path} is empty', (text) => typeof text !== 'string' || /[^\s\u200b-\u200d]/u.test(text))
    .required('${path} is missing');

export const planName = () => planText(MAX_TEAM_NAME_LENGTH);

function problemOf(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  if (HIDDEN.test(text)) return 'invisible characters';
  if (MARKUP.test(text)) return 'markup';
  return ADDRESS.test(text) ? 'an email address' : null;
}
