import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildApp, readConfig } from '@roi-insight/server';
import { root } from '../../scripts/processes.ts';

const text = readFileSync(join(root, 'docs/operations/nginx.conf'), 'utf8').replaceAll(/#.*/g, '');
/** The directives of each server, one per line. */
const servers = [...text.matchAll(/^ {4}server \{([\s\S]*?)^ {4}\}/gm)].map(([, body = '']) => body);
const isDefault = (server: string) => server.includes('default_server');

describe('the nginx configuration in the documentation', () => {
  it('responds on each port only to its own host name', () => {
    const [fallback = '', ...others] = servers.filter(isDefault);
    expect(others).toEqual([]);
    expect(fallback).toMatch(/^\s*return 444;/m);
    expect(fallback).toMatch(/^\s*ssl_reject_handshake on;/m);
    const portsOf = (server: string) => [...server.matchAll(/listen (\S+?)[ ;]/g)].map(([, port]) => port);
    const served = servers.filter((server) => !isDefault(server));
    expect(served.length).toBeGreaterThan(1);
    for (const server of served) {
      expect(portsOf(fallback)).toEqual(expect.arrayContaining(portsOf(server)));
      expect(server).toMatch(/^\s*server_name roi\.example\.com;/m);
    }
  });

  it('redirects to its own host name, not to the requested one', () => {
    const targets = [...text.matchAll(/return 30\d (\S+);/g)].map(([, target]) => target);
    expect(targets).toEqual(['https://roi.example.com$request_uri']);
  });

  it('identifies clients by their real address, not by a forged header', () => {
    expect(text).toMatch(/proxy_set_header X-Forwarded-For \$remote_addr;/);
    expect(text).not.toContain('$proxy_add_x_forwarded_for');
  });

  it('accepts request bodies of the same size as the server does', async () => {
    // The other tests of this process use memory and time, too.
    const config = readConfig({ LOG_LEVEL: 'silent', MAX_RSS_MB: '0', MAX_EVENT_LOOP_DELAY_MS: '0' });
    if (!config.ok) throw new Error(config.error.message);
    const app = await buildApp(config.value);
    const [[, megabytes] = [], ...others] = [...text.matchAll(/client_max_body_size (\d+)m;/g)];
    expect(others).toEqual([]);
    const statusOf = async (length: number) => {
      const headers = { 'content-type': 'application/json' };
      return (await app.inject({ method: 'POST', url: '/api/fetch-jira', headers, body: '{'.repeat(length) }))
        .statusCode;
    };
    const limit = Number(megabytes) * 1024 ** 2;
    expect([await statusOf(limit), await statusOf(limit + 1)]).toEqual([400, 413]);
    await app.close();
  });
});
