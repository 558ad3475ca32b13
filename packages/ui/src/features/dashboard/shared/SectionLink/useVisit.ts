import { type RefObject, useEffect } from 'react';
import type { SectionId, SectionVisit } from './SectionVisit.ts';

/** Scrolls to an element and focuses it for each visit to its section. */
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
