import type { AvailableScope, Provenance, ScopeChoice } from '@roi-insight/contracts';
import { scopeOfferTexts } from '@roi-insight/report-text';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Skeleton } from '../../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { screenOnly, theme } from '../../../../theme/index.ts';
import { LoadError } from '../../shared/LoadError/LoadError.tsx';
import { Note } from './Note.ts';
import type { ScopeDraft } from './scopeDraft.ts';
import { lazyScopeFields, ScopeEditor } from './ScopeEditor.tsx';

/** The choices for another analysis of the same project. */
export type ScopeState =
  /** The report is a sample that has no tracker. */
  | { readonly kind: 'demo' }
  /** The report was opened from a file, or is older than the choice of scope. */
  | { readonly kind: 'unknown' }
  /** The choices are being loaded. */
  | { readonly kind: 'loading' }
  /** The code that loads the choices could not be fetched. */
  | { readonly kind: 'failed'; readonly retry: () => void }
  | {
      readonly kind: 'ready';
      readonly available: AvailableScope;
      /** Whether the user must enter the API key again. */
      readonly needsApiKey: boolean;
      /** A choice that still waits for the API key; absent if there is none. */
      readonly waiting?: ScopeChoice | null;
    };

interface ScopePanelProps extends RootProps<'div'> {
  /** The report whose scope and calendar are shown. */
  readonly provenance: Provenance;
  /** The choices for another analysis. */
  readonly scope: ScopeState;
  /** The reader wants a new report with this scope and calendar. */
  readonly onAnalyzeAgain: (choice: ScopeChoice) => void;
  /** Goes to the form. */
  readonly onStartOver: () => void;
}

/**
 * Lets the reader choose the working hours, and which tickets count. The panel keeps edits as long as it is mounted.
 */
export function ScopePanel({ provenance, scope, onAnalyzeAgain, onStartOver, ...root }: ScopePanelProps) {
  const [draft, setDraft] = useState<ScopeDraft | null>(null);
  return (
    <OnScreen {...root}>
      {scope.kind === 'demo' && <Note>{scopeOfferTexts.sample}</Note>}
      {scope.kind === 'unknown' && (
        <Stack>
          <Note>{scopeOfferTexts.unknown}</Note>
          <Button onClick={onStartOver}>{scopeOfferTexts.form}</Button>
        </Stack>
      )}
      {scope.kind === 'loading' && <Skeleton width="100%" height="20rem" />}
      {scope.kind === 'failed' && <LoadError onRetry={scope.retry} />}
      {scope.kind === 'ready' && (
        <ScopeEditor
          module={lazyScopeFields}
          provenance={provenance}
          available={scope.available}
          needsApiKey={scope.needsApiKey}
          waiting={scope.waiting}
          draft={draft}
          onChange={setDraft}
          onAnalyzeAgain={onAnalyzeAgain}
        />
      )}
    </OnScreen>
  );
}

/** The panel is not printed, because the methodology lists the choice. */
const OnScreen = styled.div`
  ${screenOnly}
`;

const Stack = styled.div`
  display: grid;
  justify-items: start;
  padding-inline: ${theme.space[1]};
  gap: ${theme.space[4]};
`;
