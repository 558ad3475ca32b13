/** The formats in which a report can be exported. */
export const EXPORT_KINDS = ['weekly-csv', 'tickets-csv', 'report-json'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];
