/** Why a file of a report was not made: the code that writes it could not be fetched. */
export const WRITER_NOT_LOADED =
  'The file could not be made: a part of the app did not load. Check the connection and try again.';
