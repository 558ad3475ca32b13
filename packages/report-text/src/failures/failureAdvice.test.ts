import { FAILURE_CODES } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import type { SubmissionFailure } from './SubmissionFailure.ts';
import { failureAdvice, failureDetailsText } from './failureAdvice.ts';

const formats = createFormats(defaultBrand);

const server = (rest: Partial<Extract<SubmissionFailure, { kind: 'server' }>>): SubmissionFailure => ({
  kind: 'server',
  status: 500,
  statusText: 'Internal Server Error',
  message: null,
  ...rest,
});

describe('the message', () => {
  it('names a misconfigured address and the variable to set', () => {
    const { message } = failureAdvice(formats, { kind: 'misconfigured', apiUrl: 'http://localhost:4010' });
    expect(message).toMatch(/backend URL is misconfigured.*http:\/\/localhost:4010/);
    expect(message).toMatch(/environment variable VITE_API_URL must be set/);
  });

  it('lists the four causes of a network failure, each on its own line', () => {
    const lines = failureAdvice(formats, { kind: 'network', apiUrl: 'https://roi.example.com' }).message.split('\n');
    expect(lines[0]).toBe('Failed to connect to backend');
    expect(lines.filter((line) => line.startsWith('•'))).toEqual([
      '• The backend is not running',
      '• CORS is blocking the request',
      '• The URL is wrong (https://roi.example.com)',
      '• A network or firewall issue',
    ]);
  });

  it('begins with the fact that the browser is offline', () => {
    const failure = { kind: 'network', apiUrl: 'https://roi.example.com', isOffline: true } as const;
    const { message, nextSteps } = failureAdvice(formats, failure);
    expect(message).toMatch(/^You appear to be offline\n\nFailed to connect to backend\n/);
    expect(nextSteps).toEqual(['Check your internet connection, then submit again.']);
  });

  it('has a special first line for a connection that broke midway, followed by the causes', () => {
    const lines = failureAdvice(formats, { kind: 'interrupted' }).message.split('\n');
    expect(lines[0]).toBe('The connection was lost before the report was ready.');
    expect(lines.filter((line) => line.startsWith('•'))).toHaveLength(3);
  });

  it.each<[SubmissionFailure, string]>([
    [{ kind: 'invalid-json', status: 200 }, 'Server returned invalid JSON. Check backend logs.'],
    [server({ status: 502, statusText: 'Bad Gateway' }), 'Server error: 502 Bad Gateway'],
    [server({ status: 502, statusText: '' }), 'Server error: 502'],
    [server({ message: 'Project PAY has no issues' }), 'Project PAY has no issues'],
    [server({ message: ' As it is:\n\tjira_url ', code: 'invalid-request' }), ' As it is:\n\tjira_url '],
  ])('is correct for %o', (failure, message) => {
    expect(failureAdvice(formats, failure).message).toBe(message);
  });
});

it('the advice writes a failure of the catalog in the notation of the page, and any other failure as received', () => {
  const german = createFormats({ currency: 'EUR', locale: 'de-DE' });
  const sent = { message: 'More than 50,000.', params: { limit: 50_000 } };
  expect(failureAdvice(german, server({ ...sent, reason: 'too-many-tickets' })).message).toContain('more than 50.000');
  expect(failureAdvice(german, server({ ...sent, reason: 'from-the-future' })).message).toBe('More than 50,000.');
});

describe('the advice', () => {
  const failures: readonly SubmissionFailure[] = [
    { kind: 'misconfigured', apiUrl: 'http://localhost:4010' },
    { kind: 'network', apiUrl: 'https://roi.example.com' },
    { kind: 'interrupted' },
    { kind: 'invalid-json', status: 502 },
    server({ status: 400 }),
    server({ status: 503 }),
    ...FAILURE_CODES.map((code) => server({ code })),
  ];

  it.each(failures)('has next steps and common fixes for %o', (failure) => {
    const { nextSteps, commonFixes } = failureAdvice(formats, failure);
    expect(nextSteps.length).toBeGreaterThan(0);
    expect(commonFixes.length).toBeGreaterThan(0);
    for (const sentence of [...nextSteps, ...commonFixes]) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  it('differs for each code', () => {
    const told = FAILURE_CODES.map((code) => JSON.stringify(failureAdvice(formats, server({ code }))));
    expect(new Set(told).size).toBe(FAILURE_CODES.length);
  });

  it('does not mention the form’s fields after an internal server error', () => {
    for (const status of [200, 500]) {
      expect(failureAdvice(formats, server({ status })).nextSteps.join(' ')).not.toMatch(/fields/);
    }
    expect(failureAdvice(formats, server({ status: 404 })).nextSteps.join(' ')).toMatch(/fields/);
  });
});

it('the copied advice contains the whole failure', () => {
  expect(
    failureDetailsText(formats, server({ status: 401, statusText: '', message: 'No.', code: 'credentials' })),
  ).toBe('Form Submission Failed\n\nNo.\n\nkind: server\nstatus: 401\nstatusText: \nmessage: No.\ncode: credentials');
});
