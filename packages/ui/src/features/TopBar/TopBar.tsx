import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import { useBrand } from '../../brand/index.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { media, theme, type } from '../../theme/index.ts';
import { wide } from '../PageFrame/wide.ts';
import { ProductMark } from '../ProductMark/ProductMark.tsx';
import type { TopBarProps } from './TopBarProps.ts';

/** The dashboard's header: whose report this is, and the ways to take it along. */
export function TopBar({ pdf, onDownloadPdf, disabled = false, onCancelDownload, exportMenu, end }: TopBarProps) {
  const { company } = useBrand();
  const running = pdf.kind === 'running';
  return (
    <Header>
      <Bar>
        <Company>{company}</Company>
        <Product>
          <ProductMark />
          {end}
        </Product>
        <Ways>
          {exportMenu}
          <Button variant="primary" loading={running} disabled={disabled} onClick={onDownloadPdf}>
            {!running && <Download size={16} aria-hidden="true" />}
            Download PDF
          </Button>
          {running && onCancelDownload !== undefined && (
            <Button variant="ghost" onClick={onCancelDownload}>
              Cancel
            </Button>
          )}
        </Ways>
      </Bar>
      <Said role={pdf.kind === 'failed' ? 'alert' : 'status'} data-failed={pdf.kind === 'failed'}>
        {said(pdf)}
      </Said>
    </Header>
  );
}

function said(pdf: TopBarProps['pdf']): string {
  switch (pdf.kind) {
    case 'idle':
      return '';
    case 'running':
      return pdf.percent === null ? 'Preparing the PDF' : `Preparing the PDF: ${Math.round(pdf.percent)}%`;
    case 'failed':
      return pdf.message;
    case 'done':
      return `Saved as ${pdf.fileName}`;
  }
}

const Header = styled.header`
  border-bottom: 1px solid ${theme.color.hairline};

  ${media.print} {
    button,
    fieldset {
      display: none;
    }
  }
`;

const Bar = styled.div`
  ${wide}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[6]};
  padding-block: ${theme.space[4]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto auto;
  }
`;

const Company = styled.p`
  ${type.subheading}
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  grid-column: 1 / -1;

  ${media.tablet} {
    grid-column: auto;
  }
`;

const Product = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};

  ${media.tablet} {
    order: 1;
  }
`;

const Said = styled.p`
  ${wide}
  ${type.small}
  color: ${theme.color.textMuted};

  &:not(:empty) {
    padding-block: 0 ${theme.space[3]};
  }

  &[data-failed='true'] {
    color: ${theme.color.negative};
  }
`;
