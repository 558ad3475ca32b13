import { ArrowLeft, ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';

const Root = styled.span.attrs({ dir: 'ltr' })`
  display: flex;
  justify-content: space-between;
`;

const End = styled.span`
  display: flex;
  align-items: center;
  gap: 0.25em;
`;

interface IntervalEndsProps {
  /** Left of zero. */
  readonly slower: string;
  /** Right of zero. */
  readonly faster: string;
}

/** Labels the two directions of an interval's axis. The arrows are icons, because the font has no arrows. */
export function IntervalEnds({ slower, faster }: IntervalEndsProps) {
  return (
    <Root>
      <End>
        <ArrowLeft size="1em" />
        {slower}
      </End>
      <End>
        {faster}
        <ArrowRight size="1em" />
      </End>
    </Root>
  );
}
