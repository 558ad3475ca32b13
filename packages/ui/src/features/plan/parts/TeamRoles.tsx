import { FIXED_ROLES, type FixedRole } from '@roi-insight/contracts';
import { FIXED_ROLE_TEXT } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { SelectField } from '../../../primitives/SelectField/SelectField.tsx';
import { media, theme } from '../../../theme/index.ts';

/** A team that can be measured. */
export interface PlanTeam {
  readonly key: string;
  readonly name: string;
  /** Null if the draw decides when the team starts. */
  readonly role: FixedRole | null;
}

interface TeamRolesProps {
  readonly teams: readonly PlanTeam[];
  readonly onChange: (key: string, role: FixedRole | null) => void;
}

const DRAWN = 'drawn';

const OPTIONS = [
  { value: DRAWN, label: 'Is drawn' },
  ...FIXED_ROLES.map((role) => ({ value: role, label: FIXED_ROLE_TEXT[role] })),
];

/** Lets the reader choose for each team whether its start is drawn. A team that must start first, last or never is not drawn. */
export function TeamRoles({ teams, onChange }: TeamRolesProps) {
  return (
    <List>
      {teams.map(({ key, name, role }) => (
        <li key={key}>
          <SelectField
            label={name}
            options={OPTIONS}
            value={role ?? DRAWN}
            onValueChange={(value) => onChange(key, FIXED_ROLES.find((one) => one === value) ?? null)}
          />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[6]};
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  label {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
