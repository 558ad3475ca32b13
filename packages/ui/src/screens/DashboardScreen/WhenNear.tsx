import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { useInView } from '../../features/charts/useInView.ts';
import { PartMissing } from '../../features/PartMissing/PartMissing.tsx';
import type { Part } from '../../primitives/Part/createPart.ts';
import { usePart } from '../../primitives/Part/usePart.ts';
import { media } from '../../theme/index.ts';
import { useFiguresStand } from './useFiguresStand.ts';

/** About what the content takes, so that nothing below it moves when it comes. */
const Room = styled.div`
  min-width: 0;
  &:has(> [data-pending]) {
    min-height: 96rem;
    ${media.desktop} {
      min-height: 62rem;
    }
    ${media.print} {
      min-height: 0;
    }
  }
`;

interface WhenNearProps<T> {
  readonly part: Part<T>;
  readonly children: (Piece: T) => ReactNode;
}

/** Fetches and shows a part of the page when it comes near the viewport, and at the latest when the figures stand. */
export function WhenNear<T>({ part, children }: WhenNearProps<T>) {
  const room = useRef<HTMLDivElement>(null);
  const isNear = useInView(room);
  const figuresStand = useFiguresStand();
  const isWanted = isNear || figuresStand;
  const content = usePart(part, isWanted);
  return (
    <Room ref={room}>
      {content.kind === 'missing' && <PartMissing onRetry={content.again} />}
      {content.kind === 'here' && isWanted && children(content.Piece)}
      {(content.kind === 'coming' || !isWanted) && <span data-pending />}
    </Room>
  );
}
