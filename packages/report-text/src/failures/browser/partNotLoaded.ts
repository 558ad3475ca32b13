/** The message if a worker cannot be started, or ends unexpectedly. */
export const PART_NOT_LOADED = 'Part of this page could not be loaded. Check the connection and try again.';
