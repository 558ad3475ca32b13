import { describe, expect, test } from 'vitest';
import { failureRepairs } from './failureRepairs.ts';

const server = (reason: string, params: object) =>
  ({ kind: 'server', status: 404, statusText: '', message: 'Refused.', reason, params }) as const;

const SITE = 'https://jira.example.com/tools';

describe('failureRepairs', () => {
  test('offer each of the similar projects', () => {
    const similar = [
      { name: 'Aurora Payments', key: 'AUR' },
      { name: 'منصة', key: 'PLAT' },
    ];
    const project = { kind: 'value', field: 'projectName', submits: true };
    expect(failureRepairs(server('project-not-found', { similar, sees_projects: true }), SITE)).toEqual([
      { ...project, value: 'AUR', label: 'Use Aurora Payments (AUR)' },
      { ...project, value: 'PLAT', label: 'Use \u2068منصة\u2069 (PLAT)' },
    ]);
  });

  test.each([
    ['cloud', 'https://id.atlassian.com/manage-profile/security/api-tokens'],
    [
      'data-center',
      `${SITE}/secure/ViewProfile.jspa?selectedTab=com.atlassian.pats.pats-plugin:jira-user-personal-access-tokens`,
    ],
  ])('link to the page of %s where API keys are created', (tracker, url) => {
    expect(failureRepairs(server('credentials', { tracker }), `${SITE}/browse/PAY-1`)).toEqual([
      { kind: 'api-key', url, label: 'Create an API key' },
    ]);
  });

  test.each([
    ['service-account', { tracker: 'cloud' }],
    ['account-refused', { tracker: 'cloud' }],
    ['account-scope', { classic: 'read:jira-work', granular: [] }],
  ])('link to the page of service accounts, not of personal keys (%s)', (reason, params) => {
    expect(failureRepairs(server(reason, params), SITE)).toEqual([
      { kind: 'api-key', url: 'https://admin.atlassian.com', label: 'Manage service accounts' },
    ]);
  });

  test.each([
    ['accepts only https', 'https-only', { host: 'jira.example.com' }],
    ['may be reached only over https', 'address-not-allowed', { rule: 'https' }],
    ['redirects', 'redirected-elsewhere', { host: 'jira.example.com', target: 'https://jira.example.com' }],
  ])('use https instead of http for a host that %s, and submit the form', (_, reason, params) => {
    expect(failureRepairs(server(reason, params), 'http://jira.example.com/tools')).toEqual([
      { kind: 'value', field: 'jiraUrl', value: SITE, submits: true, label: `Use ${SITE}` },
    ]);
  });

  test('enter the address of another host, but let the user submit the form', () => {
    const target = 'https://new.example.com';
    expect(failureRepairs(server('redirected-elsewhere', { host: 'jira.example.com', target }), SITE)).toEqual([
      { kind: 'value', field: 'jiraUrl', value: target, submits: false, label: `Use ${target}` },
    ]);
  });

  test.each([
    server('redirected-elsewhere', { host: 'jira.example.com', target: 'http://new.example.com' }),
    server('redirected-elsewhere', { host: 'jira.example.com', target: null }),
    server('project-not-found', { similar: 'AUR' }),
    server('busy', {}),
    { kind: 'interrupted' } as const,
  ])('offer nothing unknown or unsafe', (failure) => {
    expect(failureRepairs(failure, SITE)).toEqual([]);
  });
});
