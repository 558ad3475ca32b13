import { PLAN_TEAMS } from '@roi-insight/contracts';
import { planFormTexts, repeatedTeamsText } from '@roi-insight/report-text';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { Field, fieldAndControl, type FieldProps } from '../../../primitives/Field/Field.tsx';
import { theme, type } from '../../../theme/index.ts';
import { TextArea } from '../../shell/TextArea.ts';
import { teamNames } from './teamNames.ts';

interface TeamsFieldProps
  extends Omit<FieldProps, 'label' | 'hint'>, Omit<ComponentProps<'textarea'>, keyof FieldProps> {
  /** The current text of the field. */
  readonly list: string;
}

/** The teams of a plan, typed or pasted, with their number. */
export function TeamsField({ list, ...props }: TeamsFieldProps) {
  const [field, control] = fieldAndControl({ ...props, ...planFormTexts(useFormats()).teams });
  return (
    <div>
      <Field {...field}>
        {(described) => (
          <TextArea rows={6} spellCheck={false} autoComplete="off" {...control} {...described} dir="auto" />
        )}
      </Field>
      <TeamCount list={list} />
    </div>
  );
}

/** The number of teams, and the repeated names, announced when they change. */
function TeamCount({ list }: { readonly list: string }) {
  const formats = useFormats();
  const { count, counted } = formats;
  const { names, repeated: repeatedNames } = teamNames(list);
  const teams = names.length;
  const missing = PLAN_TEAMS.min - teams;
  const tooMany = teams - PLAN_TEAMS.max;
  const repeated = repeatedTeamsText(formats, repeatedNames);
  return (
    <Line>
      <span>
        <strong>{counted(teams, 'team')}</strong>
        {missing > 0 && ` · ${count(missing)} more needed`}
        {tooMany > 0 && ` · ${count(tooMany)} too many`}
      </span>
      {repeated !== null && <span>{repeated}</span>}
    </Line>
  );
}

const Line = styled.output`
  ${type.caption}
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  margin-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`;
