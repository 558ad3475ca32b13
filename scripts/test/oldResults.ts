import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEASUREMENT_VERSION } from '@roi-insight/roi-math';
import { root } from '../processes.ts';

/** A note that lists the result files of benchmarks from other versions of the measurement; '' if there are none. */
export function oldResults(): string {
  const folder = join(root, 'docs/benchmarks/results');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const old = files.flatMap((file) => {
    const { measured }: { measured: { date: string; measurement?: string } } = JSON.parse(
      readFileSync(join(folder, file), 'utf8'),
    );
    const { date, measurement } = measured;
    if (measurement === MEASUREMENT_VERSION) return [];
    return `  ${file} of ${date}: ${measurement === undefined ? 'version not recorded' : `version ${measurement}`}\n`;
  });
  if (old.length === 0) return '';
  return `\nResults of benchmarks that are not known to be of measurement ${MEASUREMENT_VERSION}:\n${old.join('')}`;
}
