/** The time zones of the tests: UTC, one behind it with daylight saving, and one far ahead of it. */
export const ZONES = ['UTC', 'America/Los_Angeles', 'Pacific/Auckland'] as const;
