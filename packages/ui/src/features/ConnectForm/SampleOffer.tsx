import type { ConnectFormValues, SampleProject, SampleTracker } from '@roi-insight/contracts';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { SampleTrackerPicker } from '../SampleTrackerPicker/SampleTrackerPicker.tsx';
import { emptyDraft, sampleDraft } from './connectDraft.ts';
import type { ConnectFormApi } from './ConnectFormApi.ts';

interface SampleOfferProps {
  readonly form: ConnectFormApi;
  readonly sample: SampleTracker;
  /** A project was chosen: nobody needs to type. */
  readonly onUse: () => void;
}

/** Fills the form in from the sample tracker, and gives back what was typed before. */
export function SampleOffer({ form, sample, onUse }: SampleOfferProps) {
  const [jiraUrl, projectName] = useWatch({ control: form.control, name: ['jiraUrl', 'projectName'] });
  const typed = useRef<ConnectFormValues | null>(null);
  const inUse = jiraUrl === sample.jira_url;
  const choose = (project: SampleProject) => {
    if (!inUse) typed.current = form.getValues();
    form.reset(sampleDraft(sample, project, form.getValues('includeTickets') === true));
    onUse();
  };
  return (
    <SampleTrackerPicker
      sample={sample}
      inUse={inUse}
      projectName={projectName}
      onChoose={choose}
      onStop={() => form.reset(typed.current ?? emptyDraft())}
    />
  );
}
