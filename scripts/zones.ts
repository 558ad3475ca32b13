/** The time zones of the tests: UTC, a zone behind UTC that has daylight saving, and a zone far ahead of UTC. */
export const ZONES = ['UTC', 'America/Los_Angeles', 'Pacific/Auckland'] as const;
