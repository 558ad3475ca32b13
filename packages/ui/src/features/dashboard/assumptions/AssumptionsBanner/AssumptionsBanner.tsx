import type { Economics, Report } from '@roi-insight/contracts';
import { costFacts } from '@roi-insight/report-text';
import { SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { media, screenOnly, theme, type } from '../../../../theme/index.ts';
import { AssumptionList } from '../../shared/AssumptionList/AssumptionList.tsx';
import { useFormats } from '../../../../brand/index.ts';

/** The button is at the end of the title's line with the values below; on a wide desktop, all are on one line. */
const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[4]};
  padding-block: ${theme.space[4]};
  border-block: 1px solid ${theme.color.hairline};
  ${media.wide} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: ${theme.space[8]};
  }
`;

const Title = styled.h2`
  ${type.subheading}
`;

const List = styled(AssumptionList)`
  grid-row: 2;
  grid-column: 1 / -1;
  ${media.wide} {
    grid-row: auto;
    grid-column: auto;
  }
`;

const Edit = styled(Button)`
  ${screenOnly}
`;

interface AssumptionsBannerProps extends RootProps<'section'> {
  /** The report whose cost assumptions are shown. */
  readonly report: Report;
  /** The inputs of the net value besides the report. */
  readonly economics: Economics;
  /** The reader pressed "Edit Assumptions". */
  readonly onEdit: () => void;
}

/** The hourly cost that all dollars of the report are based on, with a button to edit it. */
export function AssumptionsBanner({ report, economics, onEdit, ...root }: AssumptionsBannerProps) {
  const formats = useFormats();
  const titleId = useId();
  return (
    <Root {...root} aria-labelledby={titleId}>
      <Title id={titleId}>Cost Assumptions</Title>
      <List items={costFacts(formats, report.summary_metrics.assumptions, economics)} />
      <Edit onClick={onEdit}>
        <SlidersHorizontal size={16} aria-hidden />
        Edit Assumptions
      </Edit>
    </Root>
  );
}
