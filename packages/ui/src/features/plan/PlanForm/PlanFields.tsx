import { planFormTexts } from '@roi-insight/report-text';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { NumberField } from '../../../primitives/NumberField/NumberField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { focusRing, media, theme, type } from '../../../theme/index.ts';
import { DayField } from '../../shell/DayField.tsx';
import { TrackerFields } from '../../shell/tracker/TrackerFields.tsx';
import { firstMonday, lastMonday, mondayFrom } from './firstMonday.ts';
import type { PlanFormValues } from './planFormSchema.ts';
import { TeamsField } from './TeamsField.tsx';

/** The state and methods of the form, for its parts. */
export type PlanFormApi = UseFormReturn<PlanFormValues, unknown, PlanFormValues>;

interface PlanFieldsProps {
  readonly form: PlanFormApi;
  readonly today: Date;
}

/** The fields, starting with the teams, which are the subject of a plan. */
export function PlanFields({ form, today }: PlanFieldsProps) {
  const words = planFormTexts(useFormats());
  const { control, register, formState } = form;
  const { errors } = formState;
  const list = useWatch({ control, name: 'teams' });
  const text = (name: 'sizeField' | 'teams') => ({
    ...register(name),
    error: errors[name]?.message,
  });
  const teams = text('teams');
  const hasWrongDetails = Boolean(errors.rampWeeks ?? errors.smallestSaving ?? errors.sizeField);
  return (
    <>
      <TeamsField {...teams} list={list} />
      <Controller
        control={control}
        name="start"
        render={({ field: { onChange, value, ...field } }) => (
          <DayField
            {...field}
            {...words.start}
            value={value ?? null}
            onValueChange={(day) => onChange(day === null ? null : mondayFrom(day))}
            min={firstMonday(today)}
            max={lastMonday(today)}
            error={errors.start?.message}
          />
        )}
      />
      <TrackerFields form={form} />
      <More open={hasWrongDetails || undefined}>
        <summary>{words.details}</summary>
        <div>
          <Controller
            control={control}
            name="smallestSaving"
            render={({ field: { onChange, value, ...field } }) => (
              <NumberField
                {...field}
                {...words.smallestSaving}
                unit="%"
                value={value ?? null}
                onValueChange={onChange}
                error={errors.smallestSaving?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="rampWeeks"
            render={({ field: { onChange, value, ...field } }) => (
              <NumberField
                {...field}
                {...words.rampWeeks}
                unit="weeks"
                value={value ?? null}
                onValueChange={onChange}
                error={errors.rampWeeks?.message}
              />
            )}
          />
          <TextField {...text('sizeField')} {...words.sizeField} autoComplete="off" />
        </div>
      </More>
    </>
  );
}

const More = styled.details`
  border-block: 1px solid ${theme.color.hairline};

  > summary {
    ${type.small}
    ${focusRing}
    padding-block: ${theme.space[4]};
    border-radius: ${theme.radius.sm};
    font-weight: 550;
    cursor: pointer;
  }

  > div {
    display: grid;
    gap: ${theme.space[6]};
    padding-block: ${theme.space[2]} ${theme.space[6]};

    ${media.tablet} {
      grid-template-columns: repeat(2, minmax(0, 1fr));

      > :last-child {
        grid-column: 1 / -1;
      }
    }
  }
`;
