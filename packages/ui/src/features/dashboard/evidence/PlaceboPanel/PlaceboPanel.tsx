import type { Report } from '@roi-insight/contracts';
import { bidiIsolate, placeboIntroText, placeboNotPossible, placeboReadings } from '@roi-insight/report-text';
import { useMemo } from 'react';
import { useBrand, useFormats } from '../../../../brand/index.ts';
import { EmptyState } from '../../../../primitives/EmptyState/EmptyState.tsx';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { SectionContent } from '../../shared/SectionContent/SectionContent.tsx';
import { PlaceboFigure } from './PlaceboFigure.tsx';

interface PlaceboPanelProps extends RootProps<'div'> {
  /** The report whose method is tried at earlier dates. */
  readonly report: Report;
}

/**
 * Shows the report's method at dates on which nothing was adopted, for readers who doubt the method. Renders nothing if
 * the report has no such estimates.
 */
export function PlaceboPanel({ report, ...root }: PlaceboPanelProps) {
  const formats = useFormats();
  const assistant = bidiIsolate(useBrand().assistant);
  const test = useMemo(() => placeboReadings(report), [report]);
  if (test === null) return null;
  return (
    <SectionContent
      {...root}
      lead={`${placeboIntroText(report, assistant)}${test.kind === 'tried' ? ' Drag to try it.' : ''}`}
    >
      {test.kind === 'tried' ? (
        <PlaceboFigure test={test} assistant={assistant} />
      ) : (
        <EmptyState title={placeboNotPossible(formats, test.reason).title}>
          {placeboNotPossible(formats, test.reason).text}
        </EmptyState>
      )}
    </SectionContent>
  );
}
