import { it, vi } from 'vitest';
import { ZONES } from '../../../scripts/zones.ts';

/** Defines a test that runs in every time zone. Dates that are created outside of `test` use the machine's zone. */
export function inEveryZone(name: string, test: () => void | Promise<void>): void {
  it.each(ZONES)(`${name} (%s)`, async (zone) => {
    // Node uses the variable as soon as it is set.
    vi.stubEnv('TZ', zone);
    try {
      await test();
    } finally {
      vi.unstubAllEnvs();
    }
  });
}
