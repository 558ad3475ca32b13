import type { Block, TableBlock } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { theme, type } from '../../../theme/index.ts';
import { FactRow } from './FactRow.tsx';
import { Facts } from './Facts/Facts.tsx';
import { ListBlock } from './ListBlock.tsx';
import { PlotView } from './plot/PlotView.tsx';
import { ValuesTable } from './ValuesTable.tsx';

/** The blocks of a section of a report. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block) => <BlockView key={JSON.stringify(block)} block={block} />);
}

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <Heading>{block.text}</Heading>;
    case 'prose':
      return <Prose data-look={block.look}>{block.text}</Prose>;
    case 'facts':
      return block.facts.some(({ range }) => range !== undefined) ? (
        <FactRow facts={block.facts} />
      ) : (
        <Facts items={block.facts} />
      );
    case 'list':
      return <ListBlock items={block.items} />;
    case 'table':
      return <TableView table={block} />;
    case 'figure':
      return <PlotView plot={block.plot} />;
    case 'note':
      return <Note>{block.text}</Note>;
  }
}

function TableView({ table: { columns, rows } }: { readonly table: TableBlock }) {
  const cells = rows.map((row) => row.cells);
  if (columns === undefined) {
    return <Facts items={cells.map(([name = '', ...values]) => ({ name, value: values.join(' · ') }))} />;
  }
  const figures = columns.findIndex(({ align }) => align === 'right');
  return (
    <Table>
      <ValuesTable
        table={{ head: columns.map(({ title }) => title), rows: cells, texts: figures < 0 ? columns.length : figures }}
      />
    </Table>
  );
}

const Table = styled.div`
  ${type.small}
`;

const Heading = styled.h3`
  ${type.subheading}
`;

const Prose = styled.p`
  ${type.body}
  text-wrap: pretty;

  &[data-look='lead'] {
    ${type.lead}
  }

  &[data-look='strong'] {
    font-weight: 600;
  }
`;

const Note = styled.p`
  ${type.small}
  max-width: 48rem;
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;
