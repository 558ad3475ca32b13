/** Whether a host name means the browser's machine: `127.0.0.1` does, `localhost.example.com` does not. */
export function isLoopback(hostname: string): boolean {
  return (
    /^(.+\.)?localhost\.?$/i.test(hostname) || /^127(\.\d{1,3}){3}$/.test(hostname) || /^\[?::1\]?$/.test(hostname)
  );
}
