/** The title of the reason why a file was not made. */
export const fileFailureTitle = (file: 'file' | 'report'): string => `We couldn’t create the ${file}`;
