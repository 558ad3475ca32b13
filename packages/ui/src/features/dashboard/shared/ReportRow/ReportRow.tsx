import { sectionTitles, type SectionName } from '@roi-insight/report-text';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { Collapsible } from '../../../../primitives/Collapsible/Collapsible.tsx';
import type { LazyModule } from '../../../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../../../primitives/lazyModule/useLazyModule.ts';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { screenOnly } from '../../../../theme/index.ts';
import { LoadError } from '../LoadError/LoadError.tsx';
import type { SectionVisit } from '../SectionLink/SectionVisit.ts';
import { useVisit } from '../SectionLink/useVisit.ts';

interface ReportRowProps<T> extends RootProps<'div'> {
  /** The section, which determines the title and the target of links. */
  readonly section: SectionName;
  /** The section's answer in one line; null if the title is enough. */
  readonly summary: string | null;
  /** Whether the explanation is shown. */
  readonly open: boolean;
  /** Called when a reader opens or closes the row. */
  readonly onOpenChange: (open: boolean) => void;
  /** The link that was followed last. Each visit to this section scrolls to the row and focuses its button. */
  readonly visit: SectionVisit | null;
  /** The code of the content, fetched when the pointer or the focus approaches. */
  readonly module: LazyModule<T>;
  /** Renders the content. */
  readonly children: (Content: T) => ReactNode;
}

/** A section of the report: an answer in one line, with its explanation behind a click. */
export function ReportRow<T>(props: ReportRowProps<T>) {
  const { section, summary, open, onOpenChange, visit, module, children, ...root } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  useVisit(trigger, section, visit);
  return (
    <Collapsible
      {...root}
      id={section}
      title={sectionTitles[section]}
      summary={summary ?? undefined}
      open={open}
      onOpenChange={onOpenChange}
      onApproach={() => void module.load().catch(() => undefined)}
      triggerRef={trigger}
    >
      <RowContent module={module}>{children}</RowContent>
    </Collapsible>
  );
}

/** Mounted when the row is opened or printed. If fetching fails, it shows a message and a button to try again. */
function RowContent<T>({ module, children }: Pick<ReportRowProps<T>, 'module' | 'children'>) {
  const content = useLazyModule(module);
  switch (content.kind) {
    case 'loading':
      return <Pending data-pending>Loading…</Pending>;
    case 'failed':
      return <LoadError onRetry={content.retry} />;
    case 'ready':
      return <>{children(content.value)}</>;
  }
}

/** A printed row whose content is not there yet still has its answer. */
const Pending = styled.p`
  ${screenOnly}
`;
