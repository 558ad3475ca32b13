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

/** What the two directions of an interval's axis mean. The arrows are icons: the product's font does not have them. */
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
