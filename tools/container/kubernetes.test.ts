import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig, SETTINGS } from '@roi-insight/server/config';
import { projectFiles } from '../../tests/project/support/projectFiles.ts';
import { root } from '../../scripts/processes.ts';

const folder = 'deploy/kubernetes';
const read = (path: string) => readFileSync(join(root, folder, path), 'utf8');
const KINDS = [Deployment, HorizontalPodAutoscaler, NetworkPolicy, PodDisruptionBudget, Service];

/** Throws if the object violates Kubernetes' published schema for its kind. */
function validate(resource: { readonly apiVersion: string; readonly kind: string }): void {
  const Kind = KINDS.find(({ apiVersion, kind }) => apiVersion === resource.apiVersion && kind === resource.kind);
  if (Kind === undefined) throw new Error(`No schema for ${resource.kind} of ${resource.apiVersion}`);
  new Kind(parse(JSON.stringify(resource))).validate();
}

const files = projectFiles(folder)
  .map((path) => path.slice(folder.length + 1))
  .filter((path) => path.endsWith('.yaml') && !path.endsWith('kustomization.yaml'));
const resources = files.flatMap((path) =>
  parseAllDocuments(read(path)).map((document) => ({ path, resource: document.toJS() })),
);

const deployment = parse(read('base/deployment.yaml'));
const pod = deployment.spec.template.spec;
const [container] = pod.containers;

describe('the Kubernetes resources', () => {
  it.each(resources)('$resource.kind in $path is valid', ({ resource }) => {
    expect(() => validate(resource)).not.toThrow();
  });

  it('would be invalid if a field were missing or had the wrong type', () => {
    expect(() => validate({ ...deployment, spec: { ...deployment.spec, replicas: 'two' } })).toThrow('integer');
    expect(() => validate({ ...deployment, spec: {} })).toThrow('required');
  });

  it('are all listed in a kustomization', () => {
    const listed = ['base', 'redis'].flatMap((name) =>
      parse(read(`${name}/kustomization.yaml`)).resources.map((path: string) => `${name}/${path}`),
    );
    expect(listed.filter((path) => path.endsWith('.yaml')).toSorted()).toEqual(files.toSorted());
  });

  it.each(resources.filter(({ resource }) => resource.kind === 'Deployment'))(
    'do not let the pods of $path write files or gain privileges',
    ({ resource }) => {
      const { spec } = resource.spec.template;
      expect(spec).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } });
      for (const { securityContext } of spec.containers) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
      }
    },
  );
});

describe('the server in Kubernetes', () => {
  const env: Record<string, string> = Object.fromEntries(
    container.env.map(({ name, value }: { name: string; value: string }) => [name, value]),
  );
  const config = readConfig(env);
  if (!config.ok) throw new Error(config.error.message);

  it('gets only known settings', () => {
    expect(Object.keys(env).filter((name) => ![...SETTINGS.values()].includes(name))).toEqual([]);
    expect(container.ports).toContainEqual({ name: 'metrics', containerPort: config.value.metricsPort });
  });

  it('has a liveness probe on a port that clients cannot exhaust', () => {
    const portOf = (probe: string) => container[probe].httpGet.port;
    expect(['startupProbe', 'livenessProbe', 'readinessProbe'].map(portOf)).toEqual(['metrics', 'metrics', 'http']);
  });

  it('requests all of the memory that its limit allows', () => {
    const { requests, limits } = container.resources;
    expect(limits.memory).toMatch(/^\d+Gi$/);
    expect(Number.parseInt(limits.memory, 10) * 1024).toBeGreaterThanOrEqual(2 * config.value.maxRssMb);
    expect(requests.memory).toBe(limits.memory);
  });

  it('has enough time to finish its analyses before it is stopped', () => {
    const wait = Number(container.lifecycle.preStop.exec.command[1]);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(wait + config.value.shutdownTimeoutS + 2);
  });

  it('runs the same command as the image, without core dumps', () => {
    const image = /^CMD (\[.*\])$/m.exec(readFileSync(join(root, 'Containerfile'), 'utf8'))?.[1] ?? '[]';
    expect(container.command).toEqual(['sh', '-c', `ulimit -c 0 && exec ${parse(image).join(' ')}`]);
  });

  it('can reach only DNS and https', () => {
    const { spec } = parse(read('base/network-policy.yaml'));
    expect(spec.policyTypes).toEqual(['Ingress', 'Egress']);
    const ports = spec.egress.flatMap((rule: { ports: { port: number }[] }) => rule.ports.map(({ port }) => port));
    expect(ports).toEqual([53, 53, 443]);
  });

  it('is selected by the other resources', () => {
    const { labels } = deployment.spec.template.metadata;
    expect(deployment.spec.selector.matchLabels).toEqual(labels);
    expect(parse(read('base/service.yaml')).spec.selector).toEqual(labels);
    expect(parse(read('base/pod-disruption-budget.yaml')).spec.selector.matchLabels).toEqual(labels);
    expect(parse(read('base/network-policy.yaml')).spec.podSelector.matchLabels).toEqual(labels);
    expect(parse(read('base/horizontal-pod-autoscaler.yaml')).spec.scaleTargetRef.name).toBe(deployment.metadata.name);
  });
});
