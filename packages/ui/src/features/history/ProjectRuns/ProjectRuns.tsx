import type { ProjectHistory } from '@roi-insight/report-text';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { paragraphs, theme, type } from '../../../theme/index.ts';
import { PlotView } from '../../shell/document/plot/PlotView.tsx';
import { HistoryTable } from '../HistoryTable/HistoryTable.tsx';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  padding-top: ${theme.space[8]};
  border-top: 1px solid ${theme.color.hairline};
  ${paragraphs(theme.space[6])}
  h2 {
    ${type.heading}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[2]} ${theme.space[3]};
    overflow-wrap: anywhere;
  }
  > header {
    break-inside: avoid;
    break-after: avoid;
  }
  > header > p {
    max-width: 56rem;
    margin-top: ${theme.space[2]};
    text-wrap: pretty;
  }
  small {
    ${type.small}
    color: ${theme.color.textSubtle};
    overflow-wrap: anywhere;
  }
`;

const Caution = styled.p`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-inline-start: 3px solid ${theme.color.warning};
  background: ${theme.color.warningSoft};
`;

interface ProjectRunsProps extends RootProps<'section'> {
  readonly history: ProjectHistory;
  /** Opens the report of a run. */
  readonly onOpen: (id: string) => void;
}

/** How the results of one project changed from run to run. */
export function ProjectRuns({ history, onOpen, ...root }: ProjectRunsProps) {
  const titleId = useId();
  const { project, host, isSample, summary, caution, plot } = history;
  return (
    <Root {...root} aria-labelledby={titleId}>
      <header>
        <h2>
          <bdi id={titleId}>{project}</bdi>
          {isSample && <Badge tone="accent">Sample data</Badge>}
        </h2>
        {host !== null && <small>{host}</small>}
        <p>{summary}</p>
        {caution !== null && <Caution>{caution}</Caution>}
      </header>
      <PlotView plot={plot} />
      <HistoryTable history={history} onOpen={onOpen} />
    </Root>
  );
}
