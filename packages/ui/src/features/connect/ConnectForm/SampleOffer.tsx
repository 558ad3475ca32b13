import type { SampleProject, SampleTracker } from '@roi-insight/contracts';
import type { ConnectFormValues } from './connectFormSchema.ts';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { SampleTrackerPicker } from '../SampleTrackerPicker/SampleTrackerPicker.tsx';
import { emptyDraft, sampleDraft } from './connectDraft.ts';
import type { ConnectFormApi } from './ConnectFields.tsx';
import { organizationDraft } from './organizationDraft.ts';

interface SampleOfferProps {
  readonly form: ConnectFormApi;
  readonly sample: SampleTracker;
  /** What was typed before the sample was chosen. */
  readonly valuesBeforeSample: ConnectFormValues | null;
  /** The sample was chosen, in place of what was typed. */
  readonly onUse: (typed: ConnectFormValues) => void;
}

/** Fills the form in from the sample tracker, and gives back what was typed before. */
export function SampleOffer({ form, sample, valuesBeforeSample, onUse }: SampleOfferProps) {
  const [jiraUrl, projectName, teams = []] = useWatch({
    control: form.control,
    name: ['jiraUrl', 'projectName', 'comparison'],
  });
  const { organization } = sample;
  const inUse = jiraUrl === sample.jira_url;

  // An earlier visit's values come without the API key, and nobody can know the one of the sample. Somebody who types the
  // address may be about to type the key as well.
  const startsWithSample = form.formState.defaultValues?.jiraUrl === sample.jira_url;
  useEffect(() => {
    if (startsWithSample && form.getValues('apiKey') === '') form.setValue('apiKey', sample.api_token);
  }, [form, sample, startsWithSample]);

  const replaceBy = (draft: (includeTickets: boolean) => ConnectFormValues) => {
    if (!inUse) onUse(form.getValues());
    form.reset(draft(form.getValues('includeTickets') === true));
  };
  const choose = (project: SampleProject) => replaceBy((withTickets) => sampleDraft(sample, project, withTickets));
  return (
    <SampleTrackerPicker
      sample={sample}
      inUse={inUse}
      projectName={projectName}
      hasTeams={teams.some((team) => team.projectName !== '')}
      onChoose={choose}
      onChooseOrganization={() =>
        organization && replaceBy((withTickets) => organizationDraft(sample, organization, withTickets))
      }
      onRun={(element) => {
        const [first] = sample.projects;
        if (first === undefined) return;
        choose(first);
        element?.requestSubmit();
      }}
      onStop={() => form.reset(valuesBeforeSample ?? emptyDraft())}
    />
  );
}
