import { createSessionStore, type SessionStore } from '../storage/sessionStore.ts';

/** The store of a demo, which is separate from the store of the reader's own report. The prefix is also in `public/first-paint.js`. */
export const demoStore = (): SessionStore => createSessionStore(() => sessionStorage, 'demo:');
