import { planLeftOutText, type PlanOutline } from '@roi-insight/report-text';
import { useFormats } from '../../../brand/index.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';

/** The teams that cannot be measured, each with its reason. */
export function LeftOutTeams({ teams }: { readonly teams: PlanOutline['leftOut'] }) {
  const formats = useFormats();
  if (teams.length === 0) return null;
  return (
    <Alert
      tone="warning"
      title={`${formats.counted(teams.length, 'team', 'teams')} can’t be measured and ${teams.length === 1 ? 'is' : 'are'} not part of this plan`}
    >
      <ul>
        {teams.map(({ name, reason }) => (
          <li key={name}>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            : {planLeftOutText(formats, reason)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
