import type { SampleTracker } from '@roi-insight/contracts';
import { planFormTexts } from '@roi-insight/report-text';
import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useMemo, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { theme, type } from '../../../theme/index.ts';
import { emptyPlanDraft, samplePlanDraft } from './planDraft.ts';
import { PlanFields } from './PlanFields.tsx';
import { planFormSchema, type PlanFormValues } from './planFormSchema.ts';

interface PlanFormProps extends RootProps<'form'> {
  /** The day on which the plan is made. */
  readonly today: Date;
  /** The values that were typed before; null for an empty form. */
  readonly initialValues: PlanFormValues | null;
  /** Null if there is no sample tracker. */
  readonly sample: SampleTracker | null;
  /** Called with valid values only. */
  readonly onSubmit: (values: PlanFormValues) => void;
  /** Called with every change, valid or not, so that typed values can be restored. */
  readonly onKeep: (values: PlanFormValues) => void;
}

/**
 * Asks for the teams of a plan, its first Monday and the tracker. Invalid fields explain their error, and the first one
 * takes focus.
 */
export function PlanForm({ today, initialValues, sample, onSubmit, onKeep, ...root }: PlanFormProps) {
  const formats = useFormats();
  const { sample: words } = planFormTexts(formats);
  const resolver = useMemo(() => yupResolver(planFormSchema(formats)), [formats]);
  const form = useForm({ resolver, defaultValues: initialValues ?? emptyPlanDraft(today) });
  const { errors, submitCount } = form.formState;
  const typed = useRef<PlanFormValues | null>(null);
  const problems = submitCount === 0 ? 0 : Object.keys(errors).length;
  const jiraUrl = useWatch({ control: form.control, name: 'jiraUrl' });
  const inUse = sample !== null && jiraUrl === sample.jira_url;
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onKeep(values) }),
    [form, onKeep],
  );
  return (
    <form {...root} method="post" noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      <Fields>
        {sample !== null && (
          <Sample data-sample={inUse || undefined}>
            {inUse ? (
              <>
                <p>
                  <Badge tone="accent">Sample data</Badge> {words.inUse}
                </p>
                <Button variant="ghost" onClick={() => form.reset(typed.current ?? emptyPlanDraft(today))}>
                  Use my own Jira
                </Button>
              </>
            ) : (
              <>
                <p>Don’t have Jira handy?</p>
                <Button
                  variant="ghost"
                  onClick={() => {
                    typed.current = form.getValues();
                    form.reset(samplePlanDraft(sample, typed.current));
                  }}
                >
                  {words.offer}
                </Button>
              </>
            )}
          </Sample>
        )}
        <PlanFields form={form} today={today} />
      </Fields>
      <Summary>{problems > 0 && `${formats.counted(problems, 'field needs', 'fields need')} your attention.`}</Summary>
      <Button type="submit" variant="primary" size="lg">
        Read the teams
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
  min-height: 2.75rem;
  color: ${theme.color.textMuted};

  /* If the button is below the question, both texts begin at the same place. */
  &:not([data-sample]) > button {
    margin-inline-start: calc(-1 * ${theme.space[4]});
  }

  &[data-sample] {
    justify-content: space-between;
    padding: ${theme.space[2]} ${theme.space[4]};
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.md};
    background: ${theme.color.surfaceSunken};
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
