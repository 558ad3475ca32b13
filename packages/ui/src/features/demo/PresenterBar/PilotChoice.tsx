import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { theme, visuallyHidden } from '../../../theme/index.ts';
import { PILOT_STATES, type PilotState } from '../presenterValues.ts';

export interface PilotChoiceProps {
  /** The point in the pilot's course that is shown. */
  readonly state: PilotState;
  readonly onChange: (state: PilotState) => void;
}

const WORDS: Readonly<Record<PilotState, string>> = {
  planned: 'Planned',
  'half-way': 'Half-way',
  finished: 'Finished',
};

/** The times at which the presenter can show the pilot. */
export function PilotChoice({ state, onChange }: PilotChoiceProps) {
  return (
    <Group>
      <legend>Time of the pilot</legend>
      {PILOT_STATES.map((one) => (
        <Choice key={one} variant="ghost" aria-pressed={one === state} onClick={() => onChange(one)}>
          {WORDS[one]}
        </Choice>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: flex;
  min-width: 0;

  legend {
    ${visuallyHidden}
  }
`;

const Choice = styled(Button)`
  padding-inline: ${theme.space[2]};

  &[aria-pressed='true'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentText};
  }
`;
