/** The title above the reason why a file could not be created. */
export const fileFailureTitle = (file: 'file' | 'report'): string => `We couldn’t create the ${file}`;
