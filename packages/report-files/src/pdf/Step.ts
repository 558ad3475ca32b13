/** A part of the work that is so short that the page does not freeze noticeably. */
export type Step = () => void | Promise<void>;
