import { ComparisonTeams } from '@roi-insight/ui/comparison-teams';
import { type ComponentProps, useState } from 'react';

export function CompareWith() {
  const [today] = useState(() => new Date());
  const [teams, setTeams] = useState<ComponentProps<typeof ComparisonTeams>['teams']>([]);
  return (
    <ComparisonTeams teams={teams} problems={undefined} onChange={setTeams} assistant="Claude Code" today={today} />
  );
}
