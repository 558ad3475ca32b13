const BYTES = 32;

/** 64 hexadecimal digits from the random source of the browser. */
export function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
