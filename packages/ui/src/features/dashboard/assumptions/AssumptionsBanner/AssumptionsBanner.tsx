import type { Economics, Report } from '@roi-insight/contracts';
import { type AssumptionField, costFacts, defaultsText, economicsFacts } from '@roi-insight/report-text';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { screenOnly, theme, type } from '../../../../theme/index.ts';
import { useFormats } from '../../../../brand/index.ts';
import { AssumptionChips } from './AssumptionChips.tsx';

/** The buttons are at the end of the title's line, with the values below. */
const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr) auto;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
`;

const Title = styled.h2`
  ${type.label}
  display: inline;
  margin-inline-end: ${theme.space[2]};
  color: ${theme.color.textMuted};
`;

/** The values of these inputs are gray. */
const Defaults = styled.span`
  ${type.caption}
  color: ${theme.color.textMuted};
`;

const Chips = styled.div`
  grid-row: 2;
  grid-column: 1 / -1;
`;

/** On the narrowest phone, the buttons are below each other. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  ${screenOnly}
`;

interface AssumptionsBannerProps extends RootProps<'section'> {
  /** The report whose cost assumptions are shown. */
  readonly report: Report;
  /** The inputs of the net value that are not in the report. */
  readonly economics: Economics;
  /** Opens the editor of the inputs, with the focus on this input. */
  readonly onEdit: (field: AssumptionField) => void;
  /** The pointer or the focus reached a control that opens the editor, so the editor should be fetched. */
  readonly onApproach?: (() => void) | undefined;
  /** Controls beside 'Edit Assumptions'. */
  readonly children?: ReactNode;
}

/** The inputs on which all amounts of the report are based. Each input opens its field in the editor. */
export function AssumptionsBanner({
  report,
  economics,
  onEdit,
  onApproach,
  children,
  ...root
}: AssumptionsBannerProps) {
  const formats = useFormats();
  const titleId = useId();
  const facts = [
    ...costFacts(formats, report.summary_metrics.assumptions, economics),
    ...economicsFacts(formats, report, economics),
  ];
  return (
    <Root {...root} aria-labelledby={titleId}>
      <div>
        <Title id={titleId}>Cost Assumptions</Title>
        <Defaults>{defaultsText(formats, facts)}</Defaults>
      </div>
      <Chips>
        <AssumptionChips facts={facts} onEdit={onEdit} onApproach={onApproach} />
      </Chips>
      <Buttons>
        {children}
        <Button onClick={() => onEdit('cost')} onPointerEnter={onApproach} onFocus={onApproach}>
          <SlidersHorizontal size={16} aria-hidden />
          Edit Assumptions
        </Button>
      </Buttons>
    </Root>
  );
}
