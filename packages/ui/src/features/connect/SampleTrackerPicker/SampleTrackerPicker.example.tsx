import { SAMPLE_TRACKER } from '@roi-insight/contracts';
import { SampleTrackerPicker } from '@roi-insight/ui/sample-tracker-picker';
import { useState } from 'react';

export function TrySample() {
  const [projectName, setProjectName] = useState('');
  return (
    <form>
      <SampleTrackerPicker
        sample={{ ...SAMPLE_TRACKER, jira_url: 'https://sample.atlassian.net' }}
        inUse={projectName !== ''}
        projectName={projectName}
        hasTeams={false}
        onChoose={({ name }) => setProjectName(name)}
        onChooseOrganization={() => undefined}
        onRun={(form) => form?.reset()}
        onStop={() => setProjectName('')}
      />
    </form>
  );
}
