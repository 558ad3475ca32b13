import { type ReactNode, Suspense, useRef } from 'react';
import { styled } from 'styled-components';
import { useInView } from '../../features/charts/useInView.ts';
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

/** Fetches and shows its content when it comes near the viewport, and at the latest when the figures stand. */
export function WhenNear({ children }: { readonly children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const isNear = useInView(room);
  const figuresStand = useFiguresStand();
  const pending = <span data-pending />;
  return (
    <Room ref={room}>
      <Suspense fallback={pending}>{isNear || figuresStand ? children : pending}</Suspense>
    </Room>
  );
}
