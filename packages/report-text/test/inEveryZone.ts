import { it, vi } from 'vitest';
import { ZONES } from '../../../scripts/zones.ts';

/** A test that runs in every time zone. Dates that are made outside of `test` are in the zone of the machine. */
export function inEveryZone(name: string, test: () => void | Promise<void>): void {
  it.each(ZONES)(`${name} (%s)`, async (zone) => {
    // Node applies the variable when it is set.
    vi.stubEnv('TZ', zone);
    try {
      await test();
    } finally {
      vi.unstubAllEnvs();
    }
  });
}
