import { isSameChoice } from '@roi-insight/contracts';
import type { ScopeNote } from '@roi-insight/ui';
import { useState } from 'react';
import { useHost } from '../host/HostContext.tsx';
import { readScope, writeScope } from '../storage/scopeRecord.ts';

/** What the form says of scope and calendar that were chosen on a report; null: nothing. */
export function useScopeNote(): ScopeNote | null {
  const { store } = useHost();
  const [record, setRecord] = useState(() => readScope(store));
  if (record === null) return null;
  const { projectName, isWaiting, choice } = record;
  const isNarrowed = !isSameChoice(choice, {});
  if (!isWaiting && !isNarrowed) return null;
  return {
    projectName,
    isWaiting,
    isNarrowed,
    onDiscard: () => {
      const usual = { ...record, choice: {} };
      writeScope(store, usual);
      setRecord(usual);
    },
  };
}
