import { SCREEN_HEADING_ID } from '../../../shell/PageFrame/ScreenChrome.ts';

const SECTION_IDS = [SCREEN_HEADING_ID, 'evidence', 'net-savings', 'tickets-used', 'method'] as const;

/** The link targets of the dashboard, by the `id` of their element. */
export type SectionId = (typeof SECTION_IDS)[number];

/** The section that the fragment of an address names: 'method' for '#method'. Null if it does not name a section. */
export function sectionOf(fragment: string): SectionId | null {
  return SECTION_IDS.find((id) => fragment === `#${id}`) ?? null;
}

/** A followed link. Each visit is a new object. */
export interface SectionVisit {
  readonly section: SectionId;
}
