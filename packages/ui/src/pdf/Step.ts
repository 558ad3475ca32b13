/** A piece of work short enough not to hold up the page. */
export type Step = () => void | Promise<void>;
