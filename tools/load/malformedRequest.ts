import { mulberry32 } from '@roi-insight/jira-sandbox/mulberry32';

/** A valid request. Every malformed request differs from this one in one way. */
const GOOD = {
  jira_url: 'https://example.atlassian.net',
  email: 'demo@example.com',
  api_token: 'sandbox-token-0001',
  project_name: 'BIG',
  claude_adoption_date: '2025-08-25',
};
const FIELDS = Object.keys(GOOD);
const JSON_TYPE = { 'content-type': 'application/json' };

/** Values that are invalid in every field. */
const WRONG: readonly unknown[] = [
  null,
  0,
  -1,
  1e308,
  true,
  [],
  {},
  [[[]]],
  '',
  ' ',
  '\u0000',
  'x'.repeat(3000),
  { $ne: null },
  { __proto__: null, toString: 1 },
];

/** Addresses that are invalid or not allowed. */
const ADDRESSES = [
  'javascript:alert(1)',
  'file:///etc/passwd',
  'ftp://example.com',
  '//example.com',
  'http://',
  'https://user:pass@example.com',
  'http://127.0.0.1',
  'https://[::1]',
  'https://2130706433',
  'https://0x7f.1',
  'https://169.254.169.254/latest',
  'https://0.0.0.0',
  'https://[::ffff:10.0.0.1]',
  'https://localhost',
  'http://example.com:99999',
];

const DATES = [
  '2025-13-01',
  '2025-02-30',
  '25-08-2025',
  '9999-12-31',
  'today',
  '2025-08-25T00:00:00Z',
  '２０２５-08-25',
];

/** The malformed request with this index. The same index always gives the same request. */
export function malformedRequest(index: number): {
  body: string | Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
} {
  const random = mulberry32(index);
  const json = (value: unknown) => ({ body: JSON.stringify(value), headers: JSON_TYPE });
  const pick = <T>(items: readonly [T, ...T[]] | readonly T[]) => items[Math.floor(random() * items.length)];
  const field = pick(FIELDS) ?? '';
  switch (index % 10) {
    case 0:
      return {
        body: Uint8Array.from({ length: 1 + random() * 400 }, () => random() * 256),
        headers: JSON_TYPE,
      };
    case 1: {
      const text = JSON.stringify(GOOD);
      return { body: text.slice(0, Math.floor(random() * (text.length - 1))), headers: JSON_TYPE };
    }
    case 2:
      return json({ ...GOOD, [field]: pick(WRONG) });
    case 3:
      return json(Object.fromEntries(Object.entries(GOOD).filter(([name]) => name !== field)));
    case 4:
      return json({ ...GOOD, jira_url: pick(ADDRESSES) });
    case 5:
      return json({ ...GOOD, claude_adoption_date: pick(DATES) });
    case 6:
      return {
        body: JSON.stringify(GOOD),
        headers: { 'content-type': pick(['text/plain', 'application/xml', 'x/y']) ?? '' },
      };
    case 7:
      return json({ ...GOOD, project_name: 'p'.repeat(17_000) });
    case 8:
      return { body: `${'['.repeat(2000 + random() * 5000)}`, headers: JSON_TYPE };
    default:
      return {
        body: `{"__proto__":{"x":1},"constructor":{"prototype":{}},"${field}":${random()}}`,
        headers: JSON_TYPE,
      };
  }
}
