import { describe, expect, it } from 'vitest';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { failureCode, failureStatus, failureText, receivedFailureText } from './Failure.ts';

const english = createFormats(defaultBrand);
const german = createFormats({ currency: 'EUR', locale: 'de-DE' });

describe('a failure', () => {
  it('has its own status or, if there is none, the status of its code', () => {
    expect([failureCode('too-many-tickets'), failureStatus('too-many-tickets')]).toEqual(['too-many-tickets', 422]);
    expect([failureCode('body-too-large'), failureStatus('body-too-large')]).toEqual(['invalid-request', 413]);
  });

  it('has its numbers in the given notation', () => {
    const failure = { reason: 'too-many-tickets', limit: 50_000 } as const;
    expect(failureText(english, failure)).toContain('more than 50,000 tickets');
    expect(failureText(german, failure)).toContain('more than 50.000 tickets');
  });
});

describe('right-to-left text', () => {
  const hebrew = 'עברית.example';
  const isolated = `\u2068${hebrew}\u2069`;

  it('is isolated in names and keys of projects', () => {
    const similar = [{ name: 'فريق المدفوعات', key: hebrew }];
    expect(failureText(english, { reason: 'project-not-found', similar, sees_projects: true })).toContain(
      `Did you mean \u2068فريق المدفوعات\u2069 (${isolated})?`,
    );
  });

  it('is isolated in hosts, paths and targets', () => {
    const [host, path, target] = [hebrew, `/${hebrew}`, hebrew];
    expect(failureText(english, { reason: 'captcha', host })).toMatch(new RegExp(`^${isolated} requires`));
    expect(failureText(english, { reason: 'redirected-within-site', host, path })).toContain(
      `${isolated} redirects to \u2068/${hebrew}\u2069, which`,
    );
    expect(failureText(english, { reason: 'redirected-elsewhere', host, target })).toContain(
      `${isolated} redirects to ${isolated}.`,
    );
  });
});

describe('a received failure', () => {
  it('is written in the notation of the page', () => {
    const params = { seconds: 3600, stage: 'reading', done: 1200, total: 9000, team: null };
    expect(receivedFailureText(german, 'analysis-timeout', params)).toBe(
      'Jira was too slow: after 3.600 s, we had read 1.200 of 9.000 tickets. Try again later or with a smaller project.',
    );
  });

  it.each([
    ['an unknown reason of a newer server', 'from-the-future', {}],
    ['a missing reason', undefined, undefined],
    ['a reason named like a method of every object', 'toString', {}],
    ['no parameters', 'analysis-timeout', undefined],
    ['a number as text', 'too-many-tickets', { limit: '50000' }],
    ['a name without end', 'captcha', { host: 'x'.repeat(3000) }],
    ['a missing name', 'captcha', { host: '' }],
    ['parameters without readable text', 'invalid-field', { message: ' \n ' }],
    ['an unknown choice', 'address-not-allowed', { rule: 'mood' }],
  ])('is shown with the server’s sentence if it has %s', (_, reason, params) => {
    expect(receivedFailureText(english, reason, params)).toBeNull();
  });
});
