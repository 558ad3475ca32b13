import type { ConnectFormValues, SampleProject, SampleTracker } from '@roi-insight/contracts';
import { useWatch } from 'react-hook-form';
import { SampleTrackerPicker } from '../SampleTrackerPicker/SampleTrackerPicker.tsx';
import { emptyDraft, sampleDraft } from './connectDraft.ts';
import type { ConnectFormApi } from './ConnectFields.tsx';

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
  const [jiraUrl, projectName] = useWatch({ control: form.control, name: ['jiraUrl', 'projectName'] });
  const inUse = jiraUrl === sample.jira_url;
  const choose = (project: SampleProject) => {
    if (!inUse) onUse(form.getValues());
    form.reset(sampleDraft(sample, project, form.getValues('includeTickets') === true));
  };
  return (
    <SampleTrackerPicker
      sample={sample}
      inUse={inUse}
      projectName={projectName}
      onChoose={choose}
      onStop={() => form.reset(valuesBeforeSample ?? emptyDraft())}
    />
  );
}
