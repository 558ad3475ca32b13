/**
 * The newest version that measures in the same way as the given version. Version 3 measures in the same way as version
 * 2, and only turned the reasons of a report into data.
 */
export const measurementVersion = (version: string): string => (version.startsWith('2.') ? '3.0.0' : version);
