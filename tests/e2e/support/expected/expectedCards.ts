import type { ExpectedReport } from './expectedReport.ts';
import { written } from './written.ts';

/** The expected figures of all cards by title, in the format of the dashboard. */
export function expectedCards({ pre, post }: ExpectedReport): Readonly<Record<string, string>> {
  const savings = (pre.cost - post.cost) * post.total;
  return {
    'Time Savings': written.percent(((pre.hours - post.hours) / pre.hours) * 100),
    'Hours Saved': written.whole((pre.hours - post.hours) * post.total),
    'Cost Savings': written.dollars(savings),
    'Annual Projection': written.dollars(savings * 4),
  };
}
