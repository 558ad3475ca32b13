import type { SCREEN_HEADING_ID } from '../../../shell/PageFrame/ScreenChrome.ts';

/** The places that links on the dashboard lead to, by the `id` of their element. */
export type SectionId = typeof SCREEN_HEADING_ID | 'evidence' | 'net-savings' | 'tickets-used' | 'method';

/** A link that was followed. Each time is a new object. */
export interface SectionVisit {
  readonly section: SectionId;
}
