import { yupResolver } from '@hookform/resolvers/yup';
import { type FailureRepair, organizationTexts, type SubmissionFailure } from '@roi-insight/report-text';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { object } from 'yup';
import { useFormats } from '../../brand/index.ts';
import { FailureAlert } from '../../features/connect/FailureDialog/FailureAlert.tsx';
import { UsageData } from '../../features/connect/UsageData/UsageData.tsx';
import { emptyTracker, sampleTracker } from '../../features/shell/tracker/trackerDraft.ts';
import { TrackerFields } from '../../features/shell/tracker/TrackerFields.tsx';
import { trackerRules } from '../../features/shell/tracker/trackerRules.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme, type } from '../../theme/index.ts';
import type { OrganizationScreenProps } from './OrganizationScreenProps.ts';
import { sampleTable } from './sampleTable.ts';
import { TeamTableField } from './TeamTableField.tsx';

interface OrganizationFormProps extends Omit<OrganizationScreenProps, 'chrome' | 'state'> {
  readonly failure: SubmissionFailure | null;
}

/** Asks for the teams of an organization and for the tracker. Only an understood table is sent. */
export function OrganizationForm({ draft, text, table, sample, usageData, failure, ...on }: OrganizationFormProps) {
  const formats = useFormats();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const typed = useRef({ draft: emptyTracker, text: '' });
  const resolver = useMemo(() => yupResolver(object(trackerRules(formats))), [formats]);
  const teams = table.kind === 'read' ? table.teams : null;
  // The table is the first field.
  const form = useForm({ resolver, defaultValues: draft, shouldFocusError: teams !== null });
  const { onKeep } = on;
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onKeep(values) }),
    [form, onKeep],
  );
  const jiraUrl = useWatch({ control: form.control, name: 'jiraUrl' });
  const isSample = sample !== null && jiraUrl === sample.jira_url;
  const { missing, unread } = organizationTexts.table;
  const error = table.kind === 'empty' ? missing : unread;

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    setSubmitted(true);
    if (teams === null) area.current?.focus();
    await form.handleSubmit((values) => teams !== null && on.onSubmit(values))();
  }

  function fillIn(): void {
    if (sample === null) return;
    typed.current = { draft: form.getValues(), text };
    form.reset(sampleTracker(sample));
    onKeep(sampleTracker(sample));
    on.onTextChange(sampleTable(sample));
    usageData?.onSampleChange(sample.jira_url);
  }

  function putBack(): void {
    form.reset(typed.current.draft);
    onKeep(typed.current.draft);
    on.onTextChange(typed.current.text);
    usageData?.onSampleChange(null);
  }

  function repair(chosen: FailureRepair): void {
    on.onDismissFailure();
    if (chosen.kind === 'api-key' || chosen.field !== 'jiraUrl') return;
    form.setValue('jiraUrl', chosen.value);
    if (chosen.submits) void submit();
  }

  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      {sample !== null && (
        <Sample>
          {isSample ? (
            <>
              <p>
                <Badge tone="accent">Sample data</Badge> {organizationTexts.sample.inUse}
              </p>
              <Button variant="ghost" onClick={putBack}>
                Use my own Jira
              </Button>
            </>
          ) : (
            <>
              <p>Don’t have Jira handy?</p>
              <Button variant="ghost" onClick={fillIn}>
                {organizationTexts.sample.offer}
              </Button>
            </>
          )}
        </Sample>
      )}
      <TeamTableField
        ref={area}
        text={text}
        table={table}
        error={isSubmitted && teams === null && table.kind !== 'reading' ? error : undefined}
        onTextChange={on.onTextChange}
        onFile={on.onFile}
      />
      <TrackerFields form={form} />
      {usageData !== null && (
        <Usage
          {...usageData}
          onEveryoneChange={undefined}
          project=""
          others={(teams ?? []).map(({ project_name: name }) => name)}
        />
      )}
      <div>
        <Button type="submit" variant="primary" size="lg" disabled={usageData?.run.kind === 'reading'}>
          Read the teams
        </Button>
      </div>
      {failure !== null && (
        <FailureAlert
          failure={failure}
          onDismiss={on.onDismissFailure}
          onCopy={on.onCopy}
          correction={{ jiraUrl, onRepair: repair }}
        />
      )}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;

const Sample = styled.div`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[4]};
  color: ${theme.color.textMuted};
`;

/** The gap of the form is already above this part. */
const Usage = styled(UsageData)`
  margin-top: 0;
`;
