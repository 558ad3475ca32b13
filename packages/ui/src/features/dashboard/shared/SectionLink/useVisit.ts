import { type RefObject, useEffect } from 'react';
import type { SectionId, SectionVisit } from './SectionVisit.ts';

/** Brings an element into view and gives it the focus, each time that a link led to its section. */
export function useVisit(
  target: RefObject<HTMLElement | null>,
  section: SectionId | undefined,
  visit: SectionVisit | null,
): void {
  useEffect(() => {
    if (visit === null || visit.section !== section) return;
    target.current?.scrollIntoView();
    target.current?.focus({ preventScroll: true });
  }, [target, section, visit]);
}
