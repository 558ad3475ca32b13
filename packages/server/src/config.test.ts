import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('has a default for every setting', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      ok: true,
      value: {
        port: 4010,
        host: '127.0.0.1',
        allowedHosts: { hosts: [], ranges: [] },
        sampleTrackerUrl: null,
        corsOrigins: [],
        trustProxy: false,
        redisUrl: null,
        ticketLimit: 100_000,
        analysisTimeoutS: 180,
        gatewayUrl: null,
        authUrl: null,
      },
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', REDIS_URL: ' ', TRUST_PROXY: '' })).toEqual(readConfig({}));
  });

  it('reads the variables that are set', () => {
    const config = readConfig({
      PORT: '80',
      JIRA_ALLOWED_HOSTS: 'Jira.Corp:8080, 10.0.0.0/8,[::1]:99 , fd00::/8, ::1, bücher.example',
      CORS_ORIGINS: 'https://a.example, http://b.example:81',
      TRUST_PROXY: '10.0.0.1, 192.168.0.0/16',
      SAMPLE_TRACKER_URL: 'http://127.0.0.1:4011/jira/',
    });
    expect(config).toMatchObject({
      ok: true,
      value: {
        port: 80,
        allowedHosts: {
          hosts: ['jira.corp:8080', '[::1]:99', '[::1]', 'xn--bcher-kva.example'],
          ranges: ['10.0.0.0/8', 'fd00::/8'],
        },
        corsOrigins: ['https://a.example', 'http://b.example:81'],
        trustProxy: ['10.0.0.1', '192.168.0.0/16'],
        sampleTrackerUrl: 'http://127.0.0.1:4011/jira',
      },
    });
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '1e3'],
    ['PORT', 'http'],
    ['JIRA_ALLOWED_HOSTS', 'https://jira.corp'],
    ['JIRA_ALLOWED_HOSTS', 'jira corp'],
    ['JIRA_ALLOWED_HOSTS', '10.0.0.0/33'],
    ['JIRA_ALLOWED_HOSTS', 'jira.corp:99999'],
    ['SAMPLE_TRACKER_URL', 'jira.corp'],
    ['SAMPLE_TRACKER_URL', 'https://user:pass@jira.corp'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://a.example/path'],
    ['RATE_LIMIT_MAX', '0'],
    ['REDIS_URL', 'http://redis'],
    ['TRUST_PROXY', 'yes please'],
    ['TICKET_LIMIT', '1.5'],
    ['ANALYSIS_TIMEOUT_S', '0'],
    ['LOG_LEVEL', 'loud'],
    ['GATEWAY_URL', 'ftp://x'],
  ])('names the invalid variable: %s=%s', (name, value) => {
    const config = readConfig({ [name]: value });
    expect(config).toMatchObject({ ok: false, error: { path: name } });
    expect(config.ok ? '' : config.error.message).toMatch(new RegExp(`^${name} must `));
  });

  it('names only the first of several invalid variables, in the order of the settings', () => {
    expect(readConfig({ LOG_LEVEL: 'loud', HOST: '::', PORT: 'x' })).toEqual({
      ok: false,
      error: { path: 'PORT', message: 'PORT must be a whole number from 0 to 65535' },
    });
  });
});
