import { clearWin } from '@roi-insight/contracts/fixtures';
import { ScopePanel } from '@roi-insight/ui/scope-panel';

const available = {
  types: [
    { id: '10001', name: 'Story', tickets: 712 },
    { id: '10004', name: 'Bug', tickets: 402 },
  ],
  components: [],
  labels: [],
  statuses: [{ id: '3', name: 'In Progress', tickets: 1114, in_progress: true }],
};

export function OpenEditor() {
  const { provenance } = clearWin;
  if (provenance === undefined) return null;
  return (
    <ScopePanel
      provenance={provenance}
      scope={{ kind: 'ready', available, needsApiKey: true }}
      onAnalyzeAgain={() => undefined}
      onStartOver={() => undefined}
    />
  );
}
