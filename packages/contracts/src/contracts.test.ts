import { describe, expect, it } from 'vitest';
import { clearWin } from './fixtures/index.ts';
import {
  isCalendarDate,
  isTrackerUrl,
  trackerBase,
  parseFailure,
  parseFetchJiraRequest,
  parseJson,
  parseProgressLine,
  parseReport,
  reportToWire,
  withScheme,
} from './index.ts';

const request = {
  jira_url: 'https://example.atlassian.net',
  email: 'lead@example.com',
  api_token: 'sandbox-token',
  project_name: 'AUR',
  claude_adoption_date: '2025-08-25',
};

describe('isCalendarDate', () => {
  it.each(['2024-02-29', '2023-01-01', '2025-12-31'])('accepts %s', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });
  it.each([
    '2023-02-29',
    '9999-12-31',
    '0001-01-01',
    '2025-13-01',
    '2025-00-10',
    '2025-1-1',
    '25-01-01',
    '2025-08-25T00:00:00Z',
    '',
  ])('refuses %j', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
});

describe('isTrackerUrl', () => {
  it.each([
    'https://x.atlassian.net',
    'http://jira.intra:8080/jira',
    'https://x.atlassian.net/browse/ABC-1',
    ' https://x.io ',
  ])('accepts %s', (url) => {
    expect(isTrackerUrl(url)).toBe(true);
  });
  it.each([
    'x.atlassian.net',
    'ftp://x.io',
    'javascript:alert(1)',
    'https://user:pw@x.io',
    'https://',
    'https://exa mple.com',
    '',
    null,
    undefined,
  ])('refuses %j', (url) => {
    expect(isTrackerUrl(url)).toBe(false);
  });
});

describe('trackerBase', () => {
  it.each([
    ['https://x.atlassian.net', 'https://x.atlassian.net'],
    [' https://x.atlassian.net/browse/ABC-1 ', 'https://x.atlassian.net'],
    ['http://jira.intra:8080/jira/', 'http://jira.intra:8080/jira'],
    ['https://x.io/jira/?os_username=u&os_password=secret', 'https://x.io/jira'],
    ['https://x.io/jira/login.jsp?atl_token=secret#jwt=secret', 'https://x.io/jira'],
    ['https://x.io/jira;jsessionid=secret/secure/Dashboard.jspa', 'https://x.io/jira'],
    ['https://x.io/jira%3Bjsessionid=secret', 'https://x.io/jira'],
    ['https://user:secret@x.io/jira', 'https://x.io/jira'],
    ['https://x.io/%3fos_password=secret', 'https://x.io'],
    ['https://x.io/jira%23jwt=secret/browse/AUR-1', 'https://x.io/jira'],
    ['https://x.io/jira&os_password=secret', 'https://x.io/jira'],
    ['https://x.io/login.jsp%253Bx=secret', 'https://x.io'],
    ['https://x.io/tools/jira/secret', 'https://x.io/tools/jira'],
    [
      'https://api.atlassian.com/ex/jira/5a1d-cafe/rest/api/3/myself?x=secret',
      'https://api.atlassian.com/ex/jira/5a1d-cafe',
    ],
  ])('keeps only the origin and the context path of %j', (url, base) => {
    expect(trackerBase(url)).toBe(base);
  });
  it.each(['x.atlassian.net', 'javascript:alert(1)', '', null, undefined])('refuses %j', (url) => {
    expect(trackerBase(url)).toBeNull();
  });
});

describe('withScheme', () => {
  it.each([
    ['example.atlassian.net', 'https://example.atlassian.net'],
    [' jira.intra:8080/jira ', 'https://jira.intra:8080/jira'],
    ['127.0.0.1:4011', 'https://127.0.0.1:4011'],
  ])('completes %j', (text, url) => {
    expect(withScheme(text)).toBe(url);
  });
  it.each(['not-a-url', '', 'ada@example.com', 'https://x.io', 'ftp://x.io', 'javascript:alert(1)', 'a b.c', '.net'])(
    'leaves %j unchanged',
    (text) => {
      expect(withScheme(text)).toBe(text);
    },
  );
});

describe('parseFetchJiraRequest', () => {
  it('accepts a body that follows the specification', () => {
    expect(parseFetchJiraRequest(request)).toEqual({ ok: true, value: request });
  });
  it.each([
    ['jira_url', 'not a url'],
    ['jira_url', undefined],
    ['email', 'lead@'],
    ['email', 'lead@localhost'],
    ['api_token', 'short'],
    ['api_token', 1234567890],
    ['api_token', 'a token with blanks'],
    ['api_token', 'zero-width\u200bspace'],
    ['project_name', ''],
    ['project_name', ' '],
    ['project_name', '""'],
    ['project_name', '“”'],
    ['project_name', '\u0000\u200b'],
    ['project_name', 'x'.repeat(2049)],
    ['claude_adoption_date', '2025-02-30'],
    ['include_tickets', 'yes'],
  ])('names the invalid field if %s is %j', (field, value) => {
    expect(parseFetchJiraRequest({ ...request, [field]: value })).toMatchObject({ ok: false, error: { path: field } });
  });
  it.each([
    [{ number: 1, planned: 1 }, true],
    [{ number: 12, planned: 12 }, true],
    [{ number: 13, planned: 12 }, false],
    [{ number: 1041, planned: 1041 }, false],
    [{ number: 0, planned: 12 }, false],
    [{ number: 1 }, false],
    [null, false],
    ['1 of 12', false],
  ])('if the place in a series is %j, accepts the request: %j', (look, isOne) => {
    const read = parseFetchJiraRequest({ ...request, look });
    expect(read.ok || read.error.path.split('.')[0]).toBe(isOne || 'look');
    const { provenance } = clearWin;
    expect(parseReport({ ...reportToWire(clearWin), provenance: { ...provenance, look } }).ok).toBe(isOne);
  });
  it('accepts dates before the first date that the form offers', () => {
    expect(parseFetchJiraRequest({ ...request, claude_adoption_date: '2020-06-18' }).ok).toBe(true);
  });
  it('never repeats a value of the request in a message', () => {
    const answer = parseFetchJiraRequest({ ...request, jira_url: 'secret-looking', api_token: 'hunter2' });
    expect(JSON.stringify(answer)).not.toMatch(/secret-looking|hunter2/);
  });
  it.each([null, undefined, 'text', 7, []])('refuses %j', (body) => {
    expect(parseFetchJiraRequest(body).ok).toBe(false);
  });
});

describe('the other parsers', () => {
  it('parseFailure reads the sentence and an optional code', () => {
    expect(parseFailure({ success: false, error: 'No.', code: 'timeout' }).ok).toBe(true);
    expect(parseFailure({ success: true, error: 'No.' }).ok).toBe(false);
    expect(parseFailure({ success: false }).ok).toBe(false);
    expect(parseFailure({ success: false, error: ' \n ' }).ok).toBe(false);
  });
  it.each([{ reason: 7 }, { reason: '' }, { reason: null }, { code: 404 }, { params: null }, { params: ['AUR'] }])(
    'parseFailure keeps the sentence, and drops unreadable fields: %j',
    (unreadable) => {
      const body = { success: false, error: 'No.' };
      expect(parseFailure({ ...body, ...unreadable })).toEqual({ ok: true, value: body });
    },
  );
  it('parseFailure shortens a sentence of a million characters', () => {
    const read = parseFailure({ success: false, error: ' '.repeat(20_000) + 'x'.repeat(1_000_000) });
    expect(read.ok && read.value.error).toBe('x'.repeat(10_000));
  });
  it('parseProgressLine reads progress, and refuses anything else', () => {
    const progress = { stage: 'reading', done: 3, total: null };
    expect(parseProgressLine({ progress })).toEqual({ ok: true, value: progress });
    expect(parseProgressLine({ success: true }).ok).toBe(false);
    expect(parseProgressLine({ progress: { ...progress, stage: 'sleeping' } }).ok).toBe(false);
  });
  it('parseJson reports text that is not JSON', () => {
    expect(parseJson('{', parseProgressLine)).toMatchObject({ ok: false, error: { message: 'not valid JSON' } });
    expect(parseJson(JSON.stringify({ progress: { stage: 'reading', done: 3, total: 9 } }), parseProgressLine).ok).toBe(
      true,
    );
  });
});
