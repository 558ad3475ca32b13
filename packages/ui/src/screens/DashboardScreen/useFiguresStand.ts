import { useEffect, useState } from 'react';

/** Milliseconds after which the figures have counted up. */
const COUNTED_UP = 2200;

/** Whether the figures have counted up: until then nothing that nobody sees yet competes with them. */
export function useFiguresStand(): boolean {
  const [stand, setStand] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStand(true), COUNTED_UP);
    return () => clearTimeout(timer);
  }, []);
  return stand;
}
