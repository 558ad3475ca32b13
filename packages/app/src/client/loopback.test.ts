import { expect, test } from 'vitest';
import { isLoopback } from './loopback.ts';

test.each(['localhost', 'LOCALHOST', 'localhost.', 'app.localhost', '127.0.0.1', '127.9.8.7', '::1', '[::1]'])(
  '%s is this machine',
  (host) => expect(isLoopback(host)).toBe(true),
);

test.each(['localhost.example.com', 'notlocalhost', '128.0.0.1', '127.0.0.1.nip.io', '10.0.0.1', ''])(
  '%s is not this machine',
  (host) => expect(isLoopback(host)).toBe(false),
);
