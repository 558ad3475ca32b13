import type { ScopeNote } from '@roi-insight/ui';
import { useState } from 'react';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import { useHost } from '../host/HostContext.tsx';
import { withoutPart } from '../storage/withoutPart.ts';
import { storedScope, type ScopeRecord } from '../storage/scopeRecord.ts';

/** The form's note about a scope and calendar chosen on a report, if any. */
export function useScopeNote(): ScopeNote | null {
  const { store } = useHost();
  const [, analysis] = useAnalysis();
  const [record, setRecord] = useState(() => storedScope.read(store));
  if (record === null) return null;
  const { projectName, words } = record;
  // After a failure, the API key is still in the form, so nothing has to wait until the key is entered.
  const isWaiting = record.isWaiting && analysis.draft() === null;
  if (!isWaiting && words.length === 0) return null;
  const change = (part: Partial<ScopeRecord>) => {
    const changed = { ...record, ...part };
    storedScope.write(store, changed);
    setRecord(changed);
  };
  return {
    projectName,
    isWaiting,
    chosen: words,
    onRemove: (part) => change(withoutPart(record, part)),
    onDiscard: () => change({ choice: {}, words: [] }),
    onDismiss: () => change({ isWaiting: false }),
  };
}
