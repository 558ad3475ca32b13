import type { Plan } from '@roi-insight/contracts';
import { CODE_OF_PLAN, planReportTexts, planSummaryText, type SubmissionFailure } from '@roi-insight/report-text';
import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { object } from 'yup';
import { useFormats } from '../../../brand/index.ts';
import { FailureAlert } from '../../../features/connect/FailureDialog/FailureAlert.tsx';
import { UsageData } from '../../../features/connect/UsageData/UsageData.tsx';
import { Facts } from '../../../features/shell/document/Facts/Facts.tsx';
import { TrackerFields } from '../../../features/shell/tracker/TrackerFields.tsx';
import { trackerRules } from '../../../features/shell/tracker/trackerRules.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { media, theme, type } from '../../../theme/index.ts';
import type { PlanReportScreenProps } from '../PlanReportScreenProps.ts';
import { StartFields } from './StartFields.tsx';

interface PlanReportFormProps extends Pick<
  PlanReportScreenProps,
  'draft' | 'usageData' | 'onSubmit' | 'onDismissFailure' | 'onCopy'
> {
  readonly plan: Plan;
  readonly failure: SubmissionFailure | null;
  readonly problem: string | null;
}

/** A summary of the plan, and fields for data that it cannot contain. */
export function PlanReportForm({ plan, failure, problem, draft, usageData, ...on }: PlanReportFormProps) {
  const formats = useFormats();
  const { facts, code } = planSummaryText(formats, plan);
  const [starts, setStarts] = useState(draft.starts);
  const resolver = useMemo(() => yupResolver(object(trackerRules(formats))), [formats]);
  const { jiraUrl, email, apiKey } = draft;
  const form = useForm({ resolver, defaultValues: { jiraUrl, email, apiKey } });
  const submit = form.handleSubmit((values) => on.onSubmit({ ...values, starts }));
  return (
    <Columns>
      <Form noValidate onSubmit={(event) => void submit(event)}>
        {problem !== null && <Alert tone="negative" title={problem} />}
        <TrackerFields form={form} urlHint={planReportTexts.tracker} />
        <StartFields plan={plan} starts={starts} onChange={setStarts} />
        {usageData !== null && (
          <Usage {...usageData} project="" others={plan.terms.teams.flatMap(({ key, name }) => [key, name])} />
        )}
        <div>
          <Button type="submit" variant="primary" disabled={usageData?.run.kind === 'reading'}>
            Read the plan
          </Button>
        </div>
      </Form>
      <aside aria-label="The plan">
        <Facts items={facts} />
        <Code>
          {CODE_OF_PLAN}
          <code>{code}</code>
        </Code>
      </aside>
      {failure !== null && <FailureAlert failure={failure} onDismiss={on.onDismissFailure} onCopy={on.onCopy} />}
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[10]} ${theme.space[16]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 34rem) minmax(0, 1fr);
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;

/** The gap of the form is already above this part. */
const Usage = styled(UsageData)`
  margin-top: 0;
`;

const Code = styled.p`
  ${type.small}
  margin-top: ${theme.space[4]};
  color: ${theme.color.textSubtle};

  code {
    display: block;
    max-width: 24rem;
    margin-top: ${theme.space[1]};
    color: ${theme.color.text};
    font-family: inherit;
    font-variant-numeric: tabular-nums slashed-zero;
    overflow-wrap: anywhere;
  }
`;
