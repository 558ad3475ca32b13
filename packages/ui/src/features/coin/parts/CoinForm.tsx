import { type SampleTracker, withScheme } from '@roi-insight/contracts';
import { dateLocale } from '@roi-insight/report-text';
import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useMemo } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { useBrand, useFormats } from '../../../brand/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DateField } from '../../../primitives/DateField/DateField.tsx';
import { NumberField } from '../../../primitives/NumberField/NumberField.tsx';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { theme, type } from '../../../theme/index.ts';
import { firstMonday, lastMonday, mondayFrom } from '../../plan/PlanForm/firstMonday.ts';
import { TrackerFields } from '../../plan/parts/TrackerFields.tsx';
import { emptyCoinDraft, sampleCoinDraft } from './coinDraft.ts';
import { coinFormSchema, type CoinFormValues } from './coinFormSchema.ts';

interface CoinFormProps extends RootProps<'form'> {
  /** The day on which the plan is made. */
  readonly today: Date;
  /** What was typed before; null for an empty form. */
  readonly initialValues: CoinFormValues | null;
  /** Null if there is no sample tracker. */
  readonly sample: SampleTracker | null;
  /** Called with valid values only. */
  readonly onSubmit: (values: CoinFormValues) => void;
  /** Called with every change, valid or not, so that what was typed can come back. */
  readonly onKeep: (values: CoinFormValues) => void;
}

/** Asks for the project of one team, the first Monday of its coins and the tracker. */
export function CoinForm({ today, initialValues, sample, onSubmit, onKeep, ...root }: CoinFormProps) {
  const formats = useFormats();
  const { locale } = useBrand();
  const resolver = useMemo(() => yupResolver(coinFormSchema(formats)), [formats]);
  const form = useForm({ resolver, defaultValues: initialValues ?? emptyCoinDraft(today) });
  const { control, register, formState } = form;
  const { errors, submitCount } = formState;
  const problems = submitCount === 0 ? 0 : Object.keys(errors).length;
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onKeep(values) }),
    [form, onKeep],
  );
  const text = (name: 'project' | 'jiraUrl' | 'email' | 'apiKey' | 'sizeField') => ({
    ...register(name),
    error: errors[name]?.message,
  });
  return (
    <form {...root} method="post" noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      <Fields>
        {sample !== null && (
          <Sample>
            <p>Don’t have Jira handy?</p>
            <Button variant="ghost" onClick={() => form.reset(sampleCoinDraft(sample, form.getValues()))}>
              Use the sample project
            </Button>
          </Sample>
        )}
        <TextField
          {...text('project')}
          label="JIRA Project Name"
          hint="The name or key of the team’s project"
          autoComplete="off"
        />
        <Controller
          control={control}
          name="start"
          render={({ field: { onChange, value, ...field } }) => (
            <DateField
              {...field}
              label="From when do tickets have a coin?"
              hint="A Monday, at least a week ahead. Another day moves to the Monday after it."
              value={value ?? null}
              onValueChange={(day) => onChange(day === null ? null : mondayFrom(day))}
              min={firstMonday(today)}
              max={lastMonday(today)}
              locale={locale}
              dateLocale={dateLocale(locale)}
              error={errors.start?.message}
            />
          )}
        />
        <TrackerFields
          field={text}
          onUrl={(url) => {
            const shouldValidate = form.getFieldState('jiraUrl').invalid;
            form.setValue('jiraUrl', withScheme(url), { shouldValidate });
          }}
        />
        <Controller
          control={control}
          name="smallestSaving"
          render={({ field: { onChange, value, ...field } }) => (
            <NumberField
              {...field}
              label="Smallest saving that matters"
              hint="In percent of the time per ticket. A smaller one would not change your decision"
              unit="%"
              value={value ?? null}
              onValueChange={onChange}
              error={errors.smallestSaving?.message}
            />
          )}
        />
        <TextField
          {...text('sizeField')}
          label="Field with the size of tickets (optional)"
          hint="Such as Story Points. It makes plans of the same length find smaller savings"
          autoComplete="off"
        />
      </Fields>
      <Summary>{problems > 0 && `${formats.counted(problems, 'field needs', 'fields need')} your attention.`}</Summary>
      <Button type="submit" variant="primary" size="lg">
        Read the project
      </Button>
    </form>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;

const Sample = styled.div`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[4]};
  color: ${theme.color.textMuted};

  /* Its text begins where the question does if it is below. */
  > button {
    margin-inline-start: calc(-1 * ${theme.space[4]});
  }
`;

/** The number of invalid fields, announced when it changes. */
const Summary = styled.output`
  ${type.small}
  display: block;
  min-height: ${theme.space[6]};
  padding-block: ${theme.space[4]} ${theme.space[2]};
  color: ${theme.color.negative};
`;
