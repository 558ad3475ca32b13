import type { ConnectFormValues, SampleProject, SampleTracker } from '@roi-insight/contracts';
import type { RefObject } from 'react';
import { useWatch } from 'react-hook-form';
import { SampleTrackerPicker } from '../SampleTrackerPicker/SampleTrackerPicker.tsx';
import { emptyDraft, sampleDraft } from './connectDraft.ts';
import type { ConnectFormApi } from './ConnectFormApi.ts';

interface SampleOfferProps {
  readonly form: ConnectFormApi;
  readonly sample: SampleTracker;
  /** Keeps what was typed before. */
  readonly own: RefObject<ConnectFormValues | null>;
  /** A project was chosen: nobody needs to type. */
  readonly onUse: () => void;
}

/** Fills the form in from the sample tracker, and gives back what was typed before. */
export function SampleOffer({ form, sample, own, onUse }: SampleOfferProps) {
  const [jiraUrl, projectName] = useWatch({ control: form.control, name: ['jiraUrl', 'projectName'] });
  const inUse = jiraUrl === sample.jira_url;
  const choose = (project: SampleProject) => {
    if (!inUse) own.current = form.getValues();
    form.reset(sampleDraft(sample, project, form.getValues('includeTickets') === true));
    onUse();
  };
  return (
    <SampleTrackerPicker
      sample={sample}
      inUse={inUse}
      projectName={projectName}
      onChoose={choose}
      onStop={() => form.reset(own.current ?? emptyDraft())}
    />
  );
}
