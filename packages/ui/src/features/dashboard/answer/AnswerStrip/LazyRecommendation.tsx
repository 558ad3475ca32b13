import type { Economics, Report } from '@roi-insight/contracts';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../../../brand/index.ts';
import { lazyModule } from '../../../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../../../primitives/lazyModule/useLazyModule.ts';
import { theme, type } from '../../../../theme/index.ts';
import { useInView } from '../../charts/useInView.ts';
import { LoadError } from '../../shared/LoadError/LoadError.tsx';

const lazyRecommend = lazyModule(async () => (await import('./recommend.ts')).recommend);
const lazyRecommendByUsage = lazyModule(async () => (await import('./recommendByUsage.ts')).recommendByUsage);

/** As tall as a line, so that nothing moves when the line appears. */
const Place = styled.div`
  ${type.small}
  min-height: 1lh;
  margin-top: ${theme.space[1]};
  text-wrap: pretty;
`;

interface LazyRecommendationProps {
  readonly report: Report;
  readonly economics: Economics;
}

/** What the reader can do next. It is fetched when it comes near the viewport, so that the answer above it does not wait for it. */
export function LazyRecommendation({ report, economics }: LazyRecommendationProps) {
  const root = useRef<HTMLDivElement>(null);
  const formats = useFormats();
  const content = useLazyModule(report.usage ? lazyRecommendByUsage : lazyRecommend, useInView(root));
  return (
    <Place ref={root}>
      {content.kind === 'failed' && <LoadError onRetry={content.retry} />}
      {content.kind === 'ready' && content.value(formats, report, economics)}
      {content.kind === 'loading' && <span data-pending />}
    </Place>
  );
}
