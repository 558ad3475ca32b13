import { type AvailableScope, choiceOf, type Provenance, type ScopeChoice } from '@roi-insight/contracts';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { lazyModule } from '../../../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../../../primitives/lazyModule/useLazyModule.ts';
import { Skeleton } from '../../../../primitives/Skeleton/Skeleton.tsx';
import { LoadError } from '../../shared/LoadError/LoadError.tsx';
import type { ScopeDraft } from './scopeDraft.ts';

/** The fields and the code that they need. */
export const lazyScopeFields = lazyModule(async () => {
  const [{ ScopeFields }, { choiceOfDraft, draftOf, problemsOf, withApplied }] = await Promise.all([
    import('./ScopeFields.tsx'),
    import('./scopeDraft.ts'),
  ]);
  return { ScopeFields, choiceOfDraft, draftOf, problemsOf, withApplied };
});

interface ScopeEditorProps {
  /** The fields, which are fetched when the editor opens. */
  readonly module: typeof lazyScopeFields;
  /** The report's own scope and calendar, the starting point of the choice. */
  readonly provenance: Provenance;
  /** The project's issue types, statuses and other values. */
  readonly available: AvailableScope;
  /** Whether the user must enter the API key again. */
  readonly needsApiKey: boolean;
  /** A choice that still waits for the API key, if any. */
  readonly waiting?: ScopeChoice | null | undefined;
  /** The edited choice; null if nothing was edited. */
  readonly draft: ScopeDraft | null;
  /** The draft changed. Null means that the report's own choice was restored. */
  readonly onChange: Dispatch<SetStateAction<ScopeDraft | null>>;
  /** The reader wants a new report with this scope and calendar. */
  readonly onAnalyzeAgain: (choice: ScopeChoice) => void;
}

/** Fetches the fields when it is mounted, which happens when the panel is first opened. */
export function ScopeEditor(props: ScopeEditorProps) {
  const { module, provenance, needsApiKey, waiting, draft: edited, onChange, onAnalyzeAgain } = props;
  const fields = useLazyModule(module);
  const [showsProblems, setShowsProblems] = useState(false);
  if (fields.kind === 'failed') return <LoadError onRetry={fields.retry} />;
  if (fields.kind !== 'ready') return <Skeleton width="100%" height="20rem" />;
  const { ScopeFields, choiceOfDraft, draftOf, problemsOf, withApplied } = fields.value;
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
      offersMeasure={offersMeasure(provenance)}
      years={yearsOf(provenance)}
      needsApiKey={needsApiKey}
      showsProblems={showsProblems}
      onChange={(edit) => onChange((current) => edit(current ?? initial))}
      onAnalyzeAgain={analyze}
    />
  );
}

/** Whether logged hours are offered. Logged hours are also offered if the reader has chosen another measure before. */
const offersMeasure = ({ measure, measures = [] }: Provenance) =>
  measures.includes('logged') && (measures.includes('active') || measure !== 'logged');

/** The years of a report. Work on the first tickets may have begun in the year before the first day of the report. */
function yearsOf({ windows, fetched_at: fetchedAt }: Provenance) {
  const year = (date: string) => Number(date.slice(0, 4));
  return { from: year(windows.pre.from) - 1, to: Math.max(year(windows.post.to), year(fetchedAt)) };
}
