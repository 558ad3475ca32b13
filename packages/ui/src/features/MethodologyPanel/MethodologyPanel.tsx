import type { Provenance, Report } from '@roi-insight/contracts';
import { styled } from 'styled-components';
import { useBrand } from '../../brand/index.ts';
import { formatCount, formatDay, formatDays, formatMoment } from '../../format/index.ts';
import { Collapsible } from '../../primitives/Collapsible/Collapsible.tsx';
import { theme, type } from '../../theme/index.ts';
import { Facts } from '../Facts/Facts.tsx';
import { funnelSteps } from '../ProvenanceFunnel/funnelSteps.ts';
import { referenceMethodology } from './referenceMethodology.ts';

/** Stands where no address is stored. */
export const PLACEHOLDER_HOST = 'your-company.atlassian.net';

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[8]};
`;

const Title = styled.h3`
  ${type.subheading}
`;

const Note = styled.p`
  ${type.small}
  max-width: 44rem;
  margin-block: ${theme.space[1]} ${theme.space[4]};
  color: ${theme.color.textMuted};
`;

interface MethodologyPanelProps {
  readonly report: Report;
  /** As the form stored it; null: nothing stored. */
  readonly jiraUrl: string | null;
  readonly defaultOpen?: boolean;
}

/** What was really done for this report, and beside it the text that such reports usually carry. */
export function MethodologyPanel({ report, jiraUrl, defaultOpen = false }: MethodologyPanelProps) {
  const { assistant } = useBrand();
  const { provenance } = report;
  const source = { name: 'Data source', value: jiraUrl ?? PLACEHOLDER_HOST };
  return (
    <Collapsible title="Methodology & Data Sources" defaultOpen={defaultOpen}>
      <Columns>
        <section>
          <Title>This report</Title>
          <Note>
            {provenance
              ? 'What was done to get the figures on this page.'
              : 'The server did not say how it measured: only the figures and these dates are known.'}
          </Note>
          <Facts
            items={[
              source,
              { name: 'Adoption date', value: formatDay(report.summary_metrics.claude_adoption_date) },
              ...(provenance ? measured(provenance) : []),
            ]}
          />
        </section>
        <section>
          <Title>Reference methodology</Title>
          <Note>
            The general method that reports of this kind quote. Where it differs from &lsquo;This report&rsquo;, the
            figures on this page come from &lsquo;This report&rsquo;.
          </Note>
          <Facts items={referenceMethodology(assistant)} />
        </section>
      </Columns>
    </Collapsible>
  );
}

function measured(provenance: Provenance) {
  const { windows, funnel, project, straddling, time_zone: zone } = provenance;
  const leftOut = funnelSteps(funnel).map(({ reason, count }) => `${formatCount(count)} ${reason}`);
  return [
    { name: 'Project', value: `${project.name} (${project.key})` },
    { name: 'Before', value: `${formatDays(windows.pre)}, ${formatCount(windows.pre.days)} days` },
    {
      name: 'After',
      value:
        windows.post.days === 0 ? 'Not begun' : `${formatDays(windows.post)}, ${formatCount(windows.post.days)} days`,
    },
    { name: 'Tickets found', value: formatCount(funnel.found) },
    { name: 'Left out', value: leftOut.length === 0 ? 'None' : leftOut.join('; ') },
    { name: 'Measured', value: formatCount(funnel.analysed) },
    {
      name: 'Measure',
      value:
        provenance.measure === 'active'
          ? 'Working hours in progress: Monday to Friday, 9 to 17, while the ticket was in progress'
          : 'Elapsed working hours from creation to completion: too few tickets were ever set in progress',
    },
    { name: 'Side of a ticket', value: sideRule(straddling) },
    { name: 'Time zone', value: zone },
    { name: 'Read', value: `${formatMoment(provenance.fetched_at, zone)} from ${provenance.host}` },
    { name: 'Version of the measurement', value: provenance.version },
  ];
}

function sideRule(straddling: number | undefined): string {
  const rule = 'The period in which it was completed';
  return straddling === undefined
    ? rule
    : `${rule}; ${formatCount(straddling)} were begun before adoption and completed after it`;
}
