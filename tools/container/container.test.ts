import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig, SETTINGS } from '@roi-insight/server/config';
import { jsonForm, readStages } from './instructions.ts';
import { root } from '../../scripts/processes.ts';

const text = readFileSync(join(root, 'Containerfile'), 'utf8');
const stages = readStages(text);
const last = stages.at(-1);

describe('the container file', () => {
  it('is valid', () => {
    expect(validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
    expect(validate(text.replace('USER node', 'USR node'))).toHaveLength(1);
  });

  it('builds in stages, and ships only the result', () => {
    expect(stages.length).toBeGreaterThan(1);
    const copies = last?.instructions.filter(({ name }) => name === 'COPY') ?? [];
    expect(copies.length).toBeGreaterThan(0);
    for (const copy of copies) expect(copy.text).toMatch(/^--from=/);
    expect(last?.instructions.map(({ name }) => name)).not.toContain('RUN');
  });

  it('pins every image to a supported version', () => {
    const wanted = readFileSync(join(root, '.nvmrc'), 'utf8').trim().split('.')[0];
    for (const { image } of stages) expect(image).toMatch(new RegExp(`^node:${wanted}-`));
  });

  it('has a build argument for every setting of the pages, in the stage that builds them', () => {
    const sources = ['brandFromEnv.ts', 'injectBrand.ts'].map((name) =>
      readFileSync(join(root, 'packages/app/vite', name), 'utf8'),
    );
    const known = new Set(sources.join('').match(/VITE_[A-Z_]+[A-Z]/g));
    expect(known.size).toBeGreaterThan(5);
    const instructions = stages[0]?.instructions ?? [];
    const build = instructions.findIndex(({ text }) => text === 'npm run build');
    const taken = instructions.slice(0, build).filter(({ name }) => name === 'ARG');
    expect(new Set(taken.map(({ text }) => text))).toEqual(known);
    const { args } = parse(readFileSync(join(root, 'compose.yaml'), 'utf8')).services.server.build;
    expect(new Set(Object.keys(args))).toEqual(known);
  });

  it('runs as a user other than root, has no shell, and has a health check', () => {
    const of = (wanted: string) => last?.instructions.find(({ name }) => name === wanted)?.text ?? '';
    expect(of('USER')).toBe('node');
    expect(jsonForm(of('CMD'))).toEqual(['node', 'dist/server/server.js']);
    expect(of('HEALTHCHECK')).toContain('/api/health');
  });
});

describe('the compose file', () => {
  const { services } = parse(readFileSync(join(root, 'compose.yaml'), 'utf8'));

  it('builds the server from the container file, next to a Redis', () => {
    expect(Object.keys(services)).toEqual(['server', 'redis']);
    expect(existsSync(join(root, services.server.build.context, services.server.build.dockerfile))).toBe(true);
    expect(services.server.depends_on.redis.condition).toBe('service_healthy');
  });

  it.each(['server', 'redis'])('keeps the %s from writing files and from gaining privileges', (name) => {
    expect(services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  it('disables core dumps of the server, which would contain credentials', () => {
    expect(services.server.ulimits.core).toBe(0);
  });

  it('gives the server more memory than its limit for new analyses', () => {
    const config = readConfig({});
    if (!config.ok) throw new Error(config.error.message);
    expect(services.server.mem_limit).toMatch(/^\d+g$/);
    expect(Number.parseInt(services.server.mem_limit, 10) * 1024).toBeGreaterThanOrEqual(2 * config.value.maxRssMb);
  });

  it('sets only known variables, to valid values', () => {
    // ${NAME:-default} stands for its default.
    const env = Object.fromEntries(
      Object.entries<string>(services.server.environment).map(([name, value]) => [
        name,
        value.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1'),
      ]),
    );
    expect(readConfig(env)).toMatchObject({ ok: true, value: { redisUrl: 'redis://redis:6379' } });
    expect(Object.keys(env).filter((name) => ![...SETTINGS.values()].includes(name))).toEqual([]);
  });
});
