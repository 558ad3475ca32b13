import { useState } from 'react';
import { styled } from 'styled-components';
import { focusRing, theme, type } from '../../../theme/index.ts';
import type { ChartModel } from '@roi-insight/report-text';
import { ValuesTable } from './ValuesTable.tsx';

const Details = styled.details`
  ${type.caption}
`;

const Summary = styled.summary`
  ${focusRing}
  width: fit-content;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.textSubtle};
  cursor: pointer;
  text-decoration: underline;
  text-decoration-color: ${theme.color.hairlineStrong};
  text-underline-offset: 0.2em;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
`;

const Scroll = styled.section`
  ${focusRing}
  max-height: 16rem;
  margin-top: ${theme.space[3]};
  overflow: auto;

  thead th {
    position: sticky;
    top: 0;
    background: ${theme.color.surface};
  }
`;

/** The values behind a chart, which readers can copy. */
export function ChartValues({ title, table }: Pick<ChartModel, 'title' | 'table'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Summary>{isOpen ? 'Hide' : 'Show'} values</Summary>
      <Scroll tabIndex={0} aria-label={`Values of ${title}`}>
        <ValuesTable title={title} table={table} />
      </Scroll>
    </Details>
  );
}
