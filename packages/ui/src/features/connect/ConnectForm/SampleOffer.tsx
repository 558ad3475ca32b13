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
  /** The values that were typed before the sample was chosen. */
  readonly valuesBeforeSample: ConnectFormValues | null;
  /** The sample was chosen and replaces the typed values. */
  readonly onUse: (typed: ConnectFormValues) => void;
  /** The typed values replace the sample again. */
  readonly onStop: () => void;
}

/** Fills in the form from the sample tracker, and restores the earlier values. */
export function SampleOffer({ form, sample, valuesBeforeSample, onUse, onStop }: SampleOfferProps) {
  const [jiraUrl, projectName, teams = []] = useWatch({
    control: form.control,
    name: ['jiraUrl', 'projectName', 'comparison'],
  });
  const { organization } = sample;
  const inUse = jiraUrl === sample.jira_url;

  // The key is filled in if the form starts with the sample, because values from an earlier visit contain no key, and
  // users cannot know the sample's key. If a user types the sample's URL, the key is not filled in, because the user
  // may be about to type a key. The client ID of a service account needs another key.
  const startsWithSample = form.formState.defaultValues?.jiraUrl === sample.jira_url;
  useEffect(() => {
    const [key, clientId] = form.getValues(['apiKey', 'clientId']);
    if (!startsWithSample || key !== '' || typeof clientId === 'string') return;
    form.setValue('apiKey', sample.api_token, { shouldValidate: form.getFieldState('apiKey').invalid });
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
      onStop={() => {
        form.reset(valuesBeforeSample ?? emptyDraft());
        onStop();
      }}
    />
  );
}
