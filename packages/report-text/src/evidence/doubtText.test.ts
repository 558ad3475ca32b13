import type { Doubt } from '@roi-insight/contracts';
import { expect, it } from 'vitest';
import { createFormats } from '../format/index.ts';
import { doubtText } from './doubtText.ts';

const formats = createFormats({ currency: 'USD', locale: 'en-US' });

/** The text without the marks that isolate non-Latin digits. */
const inLocale = (locale: string, reason: Doubt) =>
  doubtText(createFormats({ currency: 'EUR', locale }), reason).replaceAll('\u200e', '');

it.each<readonly [Doubt, string, string]>([
  [{ kind: 'steep-trend', percentPerWeek: -1.5 }, 'falling by 1,5\u00a0% a week', 'falling by ١٫٥٪ a week'],
  [{ kind: 'reopened', change: 'more', pre: 0.03, post: 0.18 }, 'from 3\u00a0% to 18\u00a0%,', 'from ٣٪ to ١٨٪,'],
  [{ kind: 'wide-interval', factor: 2 }, 'a factor of 2,0, so', 'a factor of ٢٫٠, so'],
  [{ kind: 'few-controls', controls: 2, needed: 3 }, 'There are only 2 teams', 'There are only ٢ teams'],
  [
    { kind: 'other-hours', share: 0.7, from: '09:00', to: '17:30', timeZone: 'Etc/GMT+5', better: null },
    'outside 09:00–17:30 in Etc/GMT+5.',
    'outside ٠٩:٠٠–١٧:٣٠ in Etc/GMT+5.',
  ],
  [{ kind: 'deciding-teams', names: ['95% of 2.5'] }, 'without “95% of 2.5”', 'without “95% of 2.5”'],
])('has the numbers of the page, and names as they are: %j', (reason, german, egyptian) => {
  expect(inLocale('de-DE', reason)).toContain(german);
  expect(inLocale('ar-EG', reason)).toContain(egyptian);
});

it('isolates right-to-left names', () => {
  const name = 'فريق المدفوعات 2';
  const quoted = `“\u2068${name}\u2069”`;
  expect(doubtText(formats, { kind: 'changed-controls', controls: [{ name, effectPercent: 18 }] })).toContain(
    `: ${quoted} (18% less time)`,
  );
  expect(doubtText(formats, { kind: 'deciding-teams', names: [name, 'Aurora'] })).toContain(
    `any one of ${quoted}, “Aurora”, it`,
  );
  expect(doubtText(formats, { kind: 'unchecked-controls', names: [name] })).toContain(`whether ${quoted} changed`);
});
