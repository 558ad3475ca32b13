/** The team of all people while files are read: the name of the project may still change in the form. */
export const EVERYONE_IN_FILES = 'Everyone in the files';
