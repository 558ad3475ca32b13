import { expect, it } from 'vitest';
import { parseAllowedHosts } from './allowedHosts.ts';

it.each(['*.corp', '*', '10.0.0.*', '::ffff:10.0.0.0/104', '010.0.0.0/8', '10.0.0.0/33'])(
  'the setting refuses %s, which could never match the intended hosts',
  (entry) => {
    const parsed = parseAllowedHosts([entry]);
    expect(parsed.ok).toBe(false);
    expect(parsed.ok ? '' : parsed.error.message).toContain(entry);
  },
);

it('the setting accepts hosts, ports and ranges', () => {
  const parsed = parseAllowedHosts(['jira.corp', 'jira.corp:8080', '[::1]:8080', '10.0.0.0/8', 'fd00::/8']);
  expect(parsed).toEqual({
    ok: true,
    value: { hosts: ['jira.corp', 'jira.corp:8080', '[::1]:8080'], ranges: ['10.0.0.0/8', 'fd00::/8'] },
  });
});
