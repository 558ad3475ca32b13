/** The side where the page's text starts. Unlike `start`, it does not depend on the direction of the text itself. */
export const textStart = 'var(--start)';
