import { comparisonTwentyTeams } from '@roi-insight/contracts/fixtures';
import { TeamTable } from '@roi-insight/ui/team-table';

export function ComparedTeams() {
  const { comparison } = comparisonTwentyTeams;
  if (!comparison) return <p>This report compares no teams.</p>;
  return (
    <div style={{ containerType: 'inline-size' }}>
      <TeamTable teams={comparison.teams} design={comparison.design} />
    </div>
  );
}
