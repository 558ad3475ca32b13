/** A piece of work short enough not to block the page noticeably. */
export type Step = () => void | Promise<void>;
