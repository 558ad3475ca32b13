/** Calls of a story to the network. A story with such calls fails, because it depends on something outside of the repository. */

const calls: string[] = [];

/** Refuses a call, unless Storybook or Vite loads its own modules from this origin. */
function refuse(how: string, address: string | URL): void {
  const url = new URL(address, location.href);
  const harmless = ['data:', 'blob:'].includes(url.protocol);
  if (harmless || (url.origin === location.origin && !url.pathname.startsWith('/api'))) return;
  calls.push(`${how} ${url.href}`);
  throw new TypeError(`Stories use no network: ${how} ${url.href}`);
}

/** Watches fetch, XMLHttpRequest, beacons, event sources and web sockets. Returns a function that stops watching. */
export function guardNetwork(): () => void {
  const real = { fetch: globalThis.fetch, open: XMLHttpRequest.prototype.open, beacon: navigator.sendBeacon };
  const sockets = { WebSocket: globalThis.WebSocket, EventSource: globalThis.EventSource };
  calls.length = 0;

  globalThis.fetch = async (input, init) => {
    refuse('fetch', input instanceof Request ? input.url : input);
    return real.fetch.call(globalThis, input, init);
  };
  XMLHttpRequest.prototype.open = function open(
    method: string,
    url: string | URL,
    ...rest: [boolean?, string?, string?]
  ) {
    refuse(`XMLHttpRequest ${method}`, url);
    real.open.call(this, method, url, rest[0] ?? true, rest[1], rest[2]);
  };
  navigator.sendBeacon = (url, data) => {
    refuse('sendBeacon', url);
    return real.beacon.call(navigator, url, data);
  };
  for (const [name, Socket] of Object.entries(sockets)) {
    const guarded = new Proxy(Socket, {
      construct: (target: typeof Socket, args: [string], newTarget) => {
        refuse(name, args[0].replace(/^ws/, 'http'));
        return Reflect.construct(target, args, newTarget);
      },
    });
    Object.assign(globalThis, { [name]: guarded });
  }

  return () => {
    globalThis.fetch = real.fetch;
    XMLHttpRequest.prototype.open = real.open;
    navigator.sendBeacon = real.beacon;
    Object.assign(globalThis, sockets);
  };
}

/** @throws Error if the story called the network, even if it ignored the refusal */
export function expectNoCalls(): void {
  if (calls.length > 0) throw new Error(`This story used the network:\n${calls.join('\n')}`);
}
