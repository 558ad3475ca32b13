import type { Provenance, Report } from '@roi-insight/contracts';
import { styled } from 'styled-components';
import { useBrand, useFormats } from '../../../../brand/index.ts';
import {
  adoptionFacts,
  choiceFacts,
  type Formats,
  funnelSteps,
  measureFacts,
  methodNote,
  readingFacts,
  REFERENCE_NOTE,
  referenceMethodology,
  scopeFacts,
  seriesFacts,
  ticketUses,
} from '@roi-insight/report-text';
import { earlierTickets } from '@roi-insight/roi-math';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { theme, type } from '../../../../theme/index.ts';
import { Facts } from '../../../shell/document/Facts/Facts.tsx';

/** Shown if no address is stored. */
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

interface MethodologyPanelProps extends RootProps<'div'> {
  /** The report whose method is explained. */
  readonly report: Report;
  /** The address that was entered in the form; null if none is stored. */
  readonly jiraUrl: string | null;
}

/** How this report was made, beside the reference methodology of such reports. */
export function MethodologyPanel({ report, jiraUrl, ...root }: MethodologyPanelProps) {
  const formats = useFormats();
  const { assistant } = useBrand();
  const { provenance } = report;
  const source = { name: 'Data source', value: jiraUrl ?? PLACEHOLDER_HOST };
  return (
    <Columns {...root}>
      <section>
        <Title>This report</Title>
        <Note>{methodNote(report)}</Note>
        <Facts
          items={[
            source,
            ...adoptionFacts(formats, report),
            ...(provenance ? measured(formats, report, provenance) : []),
          ]}
        />
      </section>
      <section>
        <Title>Reference methodology</Title>
        <Note>{REFERENCE_NOTE}</Note>
        <Facts items={referenceMethodology(formats, assistant)} />
      </section>
    </Columns>
  );
}

function measured(formats: Formats, report: Report, provenance: Provenance) {
  const earlier = earlierTickets(report.evidence);
  const reasons = funnelSteps(formats, provenance, earlier).map(
    ({ reason, count }) => `${formats.count(count)} ${reason}`,
  );
  return [
    ...scopeFacts(formats, report, provenance),
    ...ticketUses(formats, provenance, earlier).map(({ name, count, note }) => ({
      name,
      value: note === null ? reasons.join('; ') : `${formats.count(count)}, ${note}`,
    })),
    ...measureFacts(formats, provenance, report.evidence),
    ...choiceFacts(formats, provenance),
    ...seriesFacts(formats, report),
    ...readingFacts(formats, provenance),
    {
      name: 'Tickets read',
      value: `${formats.moment(provenance.fetched_at, provenance.time_zone)} from ${provenance.host}`,
    },
    { name: 'Measurement version', value: provenance.version },
  ];
}
