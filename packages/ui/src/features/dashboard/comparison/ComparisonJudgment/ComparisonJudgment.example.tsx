import { comparisonGradeA } from '@roi-insight/contracts/fixtures';
import { foundComparison } from '@roi-insight/report-text';
import { ComparisonJudgment } from '@roi-insight/ui/comparison-judgment';

export function WhatItProves() {
  const comparison = foundComparison(comparisonGradeA);
  if (comparison === null) return null;
  return (
    <div style={{ containerType: 'inline-size' }}>
      <ComparisonJudgment comparison={comparison} />
    </div>
  );
}
