import { sampleDraft, useFormats } from '@roi-insight/ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import { useHost } from '../host/HostContext.tsx';
import { fillInSample } from '../usageFile/fillInSample.ts';
import { useSampleTracker } from './useSampleTracker.ts';

/** Starts an analysis of the sample tracker's first project. Null until the server has confirmed that it has a sample tracker. */
export function useSampleRun(): (() => void) | null {
  const sample = useSampleTracker();
  const [, analysis] = useAnalysis();
  const { store } = useHost();
  const formats = useFormats();
  const navigate = useNavigate();
  // Ignores the second click of a double click, which arrives before the page changes.
  const hasStarted = useRef(false);
  const project = sample?.projects[0];
  if (sample === null || project === undefined) return null;
  return () => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const draft = analysis.draft();
    const isSample = draft?.jiraUrl === sample.jira_url;
    // Cancels a running analysis, unless it analyzes the sample.
    if (!isSample) analysis.cancel();
    analysis.start({
      values: sampleDraft(sample, project, false),
      valuesBeforeSample: isSample ? analysis.valuesBeforeSample() : draft,
      ready: fillInSample(formats, store, sample.jira_url),
    });
    void navigate('/loading');
  };
}
