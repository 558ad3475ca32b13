/**
 * The newest version that measures like the given one. Version 3 measures like version 2: what it changed is that the reasons
 * of a report are data.
 */
export const measurementVersion = (version: string): string => (version.startsWith('2.') ? '3.0.0' : version);
