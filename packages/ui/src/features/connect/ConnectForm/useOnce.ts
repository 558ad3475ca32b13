import { useEffect, useRef } from 'react';
import type { FormState } from './FormState.ts';

/** Submits only once until the submission ends: pressing Enter twice must not submit twice. */
export function useOnce<T>(state: FormState, submit: (values: T) => void): (values: T) => void {
  const used = useRef(false);
  useEffect(() => {
    if (state.kind !== 'submitting') used.current = false;
  }, [state]);
  return (values) => {
    if (used.current) return;
    used.current = true;
    submit(values);
  };
}
