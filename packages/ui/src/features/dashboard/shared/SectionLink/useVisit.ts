import { type RefObject, useEffect } from 'react';
import type { SectionId, SectionVisit } from './SectionVisit.ts';

/** For each visit to a section, scrolls to the element of the section and focuses it. */
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
