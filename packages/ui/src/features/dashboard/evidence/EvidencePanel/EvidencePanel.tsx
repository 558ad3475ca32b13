import type { Evidence, Report } from '@roi-insight/contracts';
import { styled } from 'styled-components';
import { useBrand } from '../../../../brand/index.ts';
import { EmptyState } from '../../../../primitives/EmptyState/EmptyState.tsx';
import { media, theme, type } from '../../../../theme/index.ts';
import { Facts } from '../../shared/Facts/Facts.tsx';
import { ReportSection } from '../../shared/ReportSection/ReportSection.tsx';
import { verdictInk } from '../VerdictLine/verdictInk.ts';
import { NO_EVIDENCE, verdictText } from '@roi-insight/report-text';
import { decidingMethod, evidenceFacts } from '@roi-insight/report-text';
import { Guardrails } from './Guardrails.tsx';
import { IntervalPlot } from './IntervalPlot.tsx';

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${theme.space[10]} ${theme.space[16]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  min-width: 0;
`;

const Grade = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[5]};
`;

const Letter = styled.span`
  ${type.figure}
  font-size: 3.5rem;
  line-height: 1;
`;

const Reasons = styled.ul`
  ${type.small}
  display: grid;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
`;

const GradeTitle = styled.h3`
  ${type.subheading}
`;

/** How far the figures may be believed, and why. */
export function EvidencePanel({ report }: { readonly report: Report }) {
  const { assistant } = useBrand();
  const { kind, headline, detail } = verdictText(report, assistant);
  return (
    <ReportSection
      title="How sure is this?"
      lead={
        report.evidence?.interval_percent
          ? `${headline} ${detail} The cards above compare plain averages of tickets between 1 and 40 hours; this estimate is of the typical ticket, from weekly figures, with the earlier trend taken out.`
          : [headline, ...(kind === 'too-little-data' ? [] : [detail])].join(' ')
      }
    >
      {report.evidence ? (
        <EvidenceBody evidence={report.evidence} ink={verdictInk[kind]} />
      ) : (
        <EmptyState title={NO_EVIDENCE.title}>{NO_EVIDENCE.text}</EmptyState>
      )}
    </ReportSection>
  );
}

function EvidenceBody({ evidence, ink }: { readonly evidence: Evidence; readonly ink: string }) {
  return (
    <Columns>
      <Stack>
        <IntervalPlot estimates={evidence.estimates} method={decidingMethod(evidence)} ink={ink} />
        <Facts items={evidenceFacts(evidence)} />
      </Stack>
      <Stack>
        <Grade>
          <Letter aria-hidden>{evidence.grade}</Letter>
          <div>
            <GradeTitle>Grade {evidence.grade} on a scale from A to D</GradeTitle>
            <Reasons>
              {evidence.grade_reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </Reasons>
          </div>
        </Grade>
        <Guardrails guardrails={evidence.guardrails} />
      </Stack>
    </Columns>
  );
}
