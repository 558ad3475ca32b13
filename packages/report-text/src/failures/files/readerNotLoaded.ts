/** Why a file was not read: the code that reads it could not be fetched. */
export const READER_NOT_LOADED = 'The file could not be read. Check the connection and try again.';
