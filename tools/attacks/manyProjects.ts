import type { Reply } from './hostileCloud.ts';

const PER_PAGE = 50;

/** Pages of a list of projects that never ends. All names are as long as the longest that are compared. */
export function manyProjects(): Reply {
  let first = 0;
  return (response) => {
    first += PER_PAGE;
    const values = Array.from({ length: PER_PAGE }, (_, index) => ({
      id: String(first + index),
      key: `K${first + index}`,
      name: 'n'.repeat(100),
    }));
    response.end(JSON.stringify({ total: 1_000_000, isLast: false, values }));
  };
}
