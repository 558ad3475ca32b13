/** Maximum length of the `error` of a failure, in characters; a longer one is cut. */
export const MAX_ERROR_LENGTH = 10_000;
