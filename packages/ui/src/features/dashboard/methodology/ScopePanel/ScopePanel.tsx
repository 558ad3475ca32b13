import { type AvailableScope, choiceOf, type Provenance, type ScopeChoice } from '@roi-insight/contracts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Collapsible } from '../../../../primitives/Collapsible/Collapsible.tsx';
import { lazyModule } from '../../../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../../../primitives/lazyModule/useLazyModule.ts';
import { Skeleton } from '../../../../primitives/Skeleton/Skeleton.tsx';
import { theme, type } from '../../../../theme/index.ts';
import { LoadError } from '../../shared/LoadError/LoadError.tsx';
import type { ScopeDraft } from './scopeDraft.ts';

const lazyFields = lazyModule(async () => {
  const [{ ScopeFields }, { choiceOfDraft, draftOf, problemsOf }] = await Promise.all([
    import('./ScopeFields.tsx'),
    import('./scopeDraft.ts'),
  ]);
  return { ScopeFields, choiceOfDraft, draftOf, problemsOf };
});

/** What can be chosen for another analysis of the same project. */
export type ScopeState =
  /** There is no tracker behind this report. */
  | { readonly kind: 'demo' }
  /** The report was opened from a file, or is older than the lists. */
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'ready';
      readonly available: AvailableScope;
      /** Whether the API key has to be entered again. */
      readonly needsApiKey: boolean;
    };

interface ScopePanelProps {
  readonly provenance: Provenance;
  readonly scope: ScopeState;
  readonly onAnalyzeAgain: (choice: ScopeChoice) => void;
  /** Leads to the form. */
  readonly onStartOver: () => void;
  readonly defaultOpen?: boolean;
}

/** Which tickets count and when people work, chosen from what was read. Closed, it keeps what was edited. */
export function ScopePanel({ provenance, scope, onAnalyzeAgain, onStartOver, defaultOpen = false }: ScopePanelProps) {
  const [draft, setDraft] = useState<ScopeDraft | null>(null);
  return (
    <Collapsible title="Scope and calendar" defaultOpen={defaultOpen}>
      {scope.kind === 'demo' && (
        <Note>
          These sample reports have no tracker behind them. With your own Jira, issue types, components, labels,
          statuses of work, working hours and holidays can be chosen here.
        </Note>
      )}
      {scope.kind === 'unknown' && (
        <Stack>
          <Note>
            What can be chosen is known after the project has been read here: a report from a file or of an earlier
            version does not list it. Analyze the project to choose.
          </Note>
          <Button onClick={onStartOver}>Go to the form</Button>
        </Stack>
      )}
      {scope.kind === 'ready' && (
        <Choice
          provenance={provenance}
          scope={scope}
          draft={draft}
          onChange={setDraft}
          onAnalyzeAgain={onAnalyzeAgain}
        />
      )}
    </Collapsible>
  );
}

interface ChoiceProps extends Pick<ScopePanelProps, 'provenance' | 'onAnalyzeAgain'> {
  readonly scope: Extract<ScopeState, { kind: 'ready' }>;
  /** Null: nothing has been edited. */
  readonly draft: ScopeDraft | null;
  readonly onChange: (draft: ScopeDraft) => void;
}

/** Is mounted when the panel is opened for the first time, and fetches its fields then. */
function Choice({ provenance, scope, draft: edited, onChange, onAnalyzeAgain }: ChoiceProps) {
  const fields = useLazyModule(lazyFields, true);
  const [showsProblems, setShowsProblems] = useState(false);
  if (fields.kind === 'failed') return <LoadError onRetry={fields.retry} />;
  if (fields.kind !== 'ready') return <Skeleton width="100%" height="20rem" />;
  const { ScopeFields, choiceOfDraft, draftOf, problemsOf } = fields.Component;
  const { available, needsApiKey } = scope;
  const draft = edited ?? draftOf(choiceOf(provenance), available);
  function analyze() {
    const isUsable = Object.keys(problemsOf(draft, available)).length === 0;
    setShowsProblems(!isUsable);
    if (isUsable) onAnalyzeAgain(choiceOfDraft(draft, available));
  }
  return (
    <ScopeFields
      available={available}
      draft={draft}
      zone={provenance.time_zone}
      needsApiKey={needsApiKey}
      showsProblems={showsProblems}
      onChange={onChange}
      onAnalyzeAgain={analyze}
    />
  );
}

const Stack = styled.div`
  display: grid;
  justify-items: start;
  padding-inline: ${theme.space[1]};
  gap: ${theme.space[4]};
`;

const Note = styled.p`
  ${type.small}
  max-width: 44rem;
  color: ${theme.color.textMuted};
`;
