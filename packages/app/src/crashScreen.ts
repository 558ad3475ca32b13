/** A chunk of its own, which nobody needs on a good day. */
export { CrashScreen } from '@roi-insight/ui';
