/** Maximum length of the `error` of a failure, in characters; a longer `error` is cut. */
export const MAX_ERROR_LENGTH = 10_000;
