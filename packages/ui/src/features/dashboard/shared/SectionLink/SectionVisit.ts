import { isSectionName, type SectionName } from '@roi-insight/report-text';
import { SCREEN_HEADING_ID } from '../../../shell/PageFrame/ScreenChrome.ts';

/** The link targets of the dashboard, by the `id` of their element. */
export type SectionId = typeof SCREEN_HEADING_ID | SectionName;

/** The section that the fragment of an address names: 'scope' for '#scope'. Null if it does not name a section. */
export function sectionOf(fragment: string): SectionId | null {
  const id = fragment.slice(1);
  return id === SCREEN_HEADING_ID || isSectionName(id) ? id : null;
}

/** A followed link. Each visit is a new object. */
export interface SectionVisit {
  readonly section: SectionId;
}
