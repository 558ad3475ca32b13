/** Tickets in the wide format: `perWeek` a week, from a team that is faster after the adoption on 2025-08-25. */
export function wideTable(perWeek: number, done = 'done'): string {
  const first = Date.UTC(2024, 10, 25, 9);
  const rows = Array.from({ length: 50 * perWeek }, (_, index) => {
    const week = Math.floor(index / perWeek);
    const start = first + week * 7 * 86_400_000 + (index % 4) * 86_400_000;
    const hours = (week < 39 ? 5 : 3) + (index % perWeek) * 0.15 + (week % 3) * 0.2;
    const time = (ms: number) => new Date(ms).toISOString();
    return `T-${index},Story,${time(start - 86_400_000)},${time(start)},${time(start + hours * 3_600_000)},`;
  });
  return [`id,type,created,started,${done},resolution`, ...rows].join('\n');
}
