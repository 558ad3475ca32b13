import { clearWin } from '@roi-insight/contracts/fixtures';
import { ProvenanceFunnel } from '@roi-insight/ui/provenance-funnel';

export function TicketsUsed() {
  const { provenance, evidence } = clearWin;
  if (provenance === undefined) return <p>This report does not say which tickets it used.</p>;
  return <ProvenanceFunnel provenance={provenance} evidence={evidence} />;
}
