import { prototypeTexts } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { useBrand } from '../../../brand/index.ts';
import { theme, type } from '../../../theme/index.ts';
import { wide } from '../PageFrame/wide.ts';

/** Names the customer of the prototype. */
export function PageFooter(root: RootProps<'footer'>) {
  const { customer } = useBrand();
  const [before, after] = prototypeTexts;
  return (
    <Footer {...root}>
      <p>
        {before} <bdi>{customer}</bdi> {after}
      </p>
    </Footer>
  );
}

const Footer = styled.footer`
  ${wide}
  ${type.caption}
  padding-block: ${theme.space[8]} ${theme.space[10]};
  color: ${theme.color.textSubtle};

  p {
    padding-top: ${theme.space[5]};
    border-top: 1px solid ${theme.color.hairline};
  }
`;
