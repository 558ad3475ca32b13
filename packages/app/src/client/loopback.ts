/**
 * Whether a host name means the machine that the browser runs on.
 * @example isLoopback('127.0.0.1') // true
 * @example isLoopback('localhost.example.com') // false
 */
export function isLoopback(hostname: string): boolean {
  return (
    /^(.+\.)?localhost\.?$/i.test(hostname) || /^127(\.\d{1,3}){3}$/.test(hostname) || /^\[?::1\]?$/.test(hostname)
  );
}
