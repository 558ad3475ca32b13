import type { Evidence, Report } from '@roi-insight/contracts';
import { styled } from 'styled-components';
import { useBrand, useFormats } from '../../../../brand/index.ts';
import { EmptyState } from '../../../../primitives/EmptyState/EmptyState.tsx';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { media, theme, type } from '../../../../theme/index.ts';
import { Facts } from '../../../shell/document/Facts/Facts.tsx';
import { SectionContent } from '../../shared/SectionContent/SectionContent.tsx';
import { verdictInk } from './verdictInk.ts';
import {
  comparisonName,
  decidingMethod,
  evidenceFacts,
  evidenceText,
  FACTS_TITLE,
  gradeTitle,
  gradeReasonTexts,
  NO_EVIDENCE,
  shrinkageNote,
  verdictText,
} from '@roi-insight/report-text';
import { GradeScale } from './GradeScale.tsx';
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
  overflow-wrap: anywhere;
`;

const GradeTitle = styled.h3`
  ${type.subheading}
`;

interface EvidencePanelProps extends RootProps<'div'> {
  /** The report whose evidence is explained. */
  readonly report: Report;
}

/** How much confidence the reader can have in the figures, with reasons. */
export function EvidencePanel({ report, ...root }: EvidencePanelProps) {
  const formats = useFormats();
  const { assistant } = useBrand();
  const verdict = verdictText(formats, report, assistant);
  return (
    <SectionContent {...root} lead={evidenceText(verdict)}>
      {report.evidence ? (
        <EvidenceBody report={report} evidence={report.evidence} ink={verdictInk[verdict.kind]} />
      ) : (
        <EmptyState title={NO_EVIDENCE.title}>{NO_EVIDENCE.text}</EmptyState>
      )}
    </SectionContent>
  );
}

interface EvidenceBodyProps extends Pick<EvidencePanelProps, 'report'> {
  readonly evidence: Evidence;
  readonly ink: string;
}

function EvidenceBody({ report, evidence, ink }: EvidenceBodyProps) {
  const formats = useFormats();
  const { questions, facts } = gradeReasonTexts(formats, evidence);
  return (
    <Columns>
      <Stack>
        <IntervalPlot
          estimates={evidence.estimates}
          method={decidingMethod(evidence)}
          comparison={comparisonName(report)}
          ink={ink}
          note={shrinkageNote(formats, evidence)}
        />
        <Facts items={evidenceFacts(formats, report, evidence)} />
      </Stack>
      <Stack>
        <Grade>
          <Letter aria-hidden>{evidence.grade}</Letter>
          <div>
            <GradeTitle>{gradeTitle(report)}</GradeTitle>
            <SentenceList sentences={questions} />
          </div>
        </Grade>
        <GradeScale report={report} grade={evidence.grade} />
        {facts.length > 0 && (
          <div>
            <GradeTitle>{FACTS_TITLE}</GradeTitle>
            <SentenceList sentences={facts} />
          </div>
        )}
      </Stack>
    </Columns>
  );
}

function SentenceList({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <Reasons>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Reasons>
  );
}
