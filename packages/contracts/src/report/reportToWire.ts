import { snakeKeys } from '../values/keys.ts';
import type { WireComparison } from './comparison.ts';
import type { WireEvidence } from './evidence.ts';
import type { Report, WireReport } from './report.ts';

/**
 * The report as it leaves: in a response, in a file and in storage. `parseReport` reads it back. Apart from it, so that the
 * worker of ticket files loads no schemas.
 */
export function reportToWire(report: Report): WireReport {
  const { evidence, comparison } = report;
  return {
    ...report,
    evidence: evidence && snakeKeys<WireEvidence>(evidence),
    comparison: comparison && snakeKeys<WireComparison>(comparison),
  };
}
