import type { Assumptions } from '@roi-insight/contracts';
import { SlidersHorizontal } from 'lucide-react';
import { type Ref, useId } from 'react';
import { styled } from 'styled-components';
import { assumptionFacts } from '@roi-insight/report-text';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { media, theme, type } from '../../../../theme/index.ts';

/** The button is at the end of the title's line and the values are below; on a desktop all are in one line. */
const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[4]};
  padding-block: ${theme.space[4]};
  border-block: 1px solid ${theme.color.hairline};
  ${media.desktop} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: ${theme.space[10]};
  }
`;

const Title = styled.h2`
  ${type.subheading}
`;

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  grid-row: 2;
  grid-column: 1 / -1;
  gap: ${theme.space[3]} ${theme.space[6]};
  ${media.tablet} {
    column-gap: ${theme.space[10]};
  }
  ${media.desktop} {
    grid-row: auto;
    grid-column: auto;
  }
`;

const Name = styled.dt`
  ${type.caption}
  color: ${theme.color.textMuted};
`;

const Value = styled.dd`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Edit = styled(Button)`
  ${media.print} {
    display: none;
  }
`;

interface AssumptionsBannerProps {
  readonly assumptions: Assumptions;
  readonly onEdit: () => void;
  readonly editRef?: Ref<HTMLButtonElement>;
}

/** The assumptions behind every dollar of the report, and the button that edits them. */
export function AssumptionsBanner({ assumptions, onEdit, editRef }: AssumptionsBannerProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId}>Cost Assumptions</Title>
      <List>
        {assumptionFacts(assumptions).map(({ name, value }) => (
          <div key={name}>
            <Name>{name}</Name>
            <Value>{value}</Value>
          </div>
        ))}
      </List>
      <Edit ref={editRef} onClick={onEdit}>
        <SlidersHorizontal size={16} aria-hidden />
        Edit Assumptions
      </Edit>
    </Root>
  );
}
