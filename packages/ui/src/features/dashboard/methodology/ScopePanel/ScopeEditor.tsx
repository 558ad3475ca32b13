import { type AvailableScope, choiceOf, type Provenance, type ScopeChoice } from '@roi-insight/contracts';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { lazyModule } from '../../../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../../../primitives/lazyModule/useLazyModule.ts';
import { Skeleton } from '../../../../primitives/Skeleton/Skeleton.tsx';
import { LoadError } from '../../shared/LoadError/LoadError.tsx';
import type { ScopeDraft } from './scopeDraft.ts';

/** The fields and what they need. */
export const lazyScopeFields = lazyModule(async () => {
  const [{ ScopeFields }, { choiceOfDraft, draftOf, problemsOf, withApplied }] = await Promise.all([
    import('./ScopeFields.tsx'),
    import('./scopeDraft.ts'),
  ]);
  return { ScopeFields, choiceOfDraft, draftOf, problemsOf, withApplied };
});

interface ScopeEditorProps {
  readonly module: typeof lazyScopeFields;
  /** What the report was made of, which the choice starts from. */
  readonly provenance: Provenance;
  /** Types, statuses and other values that the project has. */
  readonly available: AvailableScope;
  /** Whether the API key has to be entered again. */
  readonly needsApiKey: boolean;
  /** What was chosen and waits for the API key; null or absent: nothing does. */
  readonly waiting?: ScopeChoice | null | undefined;
  /** Null: nothing has been edited. */
  readonly draft: ScopeDraft | null;
  /** The draft changed. Null: it is again what the report was made of. */
  readonly onChange: Dispatch<SetStateAction<ScopeDraft | null>>;
  /** The reader wants a new report with this scope and calendar. */
  readonly onAnalyzeAgain: (choice: ScopeChoice) => void;
}

/** Is mounted when the panel is opened for the first time, and fetches its fields then. */
export function ScopeEditor(props: ScopeEditorProps) {
  const { module, provenance, needsApiKey, waiting, draft: edited, onChange, onAnalyzeAgain } = props;
  const fields = useLazyModule(module);
  const [showsProblems, setShowsProblems] = useState(false);
  if (fields.kind === 'failed') return <LoadError onRetry={fields.retry} />;
  if (fields.kind !== 'ready') return <Skeleton width="100%" height="20rem" />;
  const { ScopeFields, choiceOfDraft, draftOf, problemsOf, withApplied } = fields.Component;
  const available = withApplied(props.available, provenance.scope);
  const initial = draftOf(waiting ?? choiceOf(provenance), available);
  const draft = edited ?? initial;
  function analyze() {
    const isUsable = Object.keys(problemsOf(draft, available)).length === 0;
    setShowsProblems(!isUsable);
    if (isUsable) onAnalyzeAgain(choiceOfDraft(draft, available));
  }
  return (
    <ScopeFields
      available={available}
      draft={draft}
      jiraZone={provenance.calendar?.time_zone === undefined ? provenance.time_zone : null}
      needsApiKey={needsApiKey}
      showsProblems={showsProblems}
      onChange={(edit) => onChange((current) => edit(current ?? initial))}
      onAnalyzeAgain={analyze}
    />
  );
}
