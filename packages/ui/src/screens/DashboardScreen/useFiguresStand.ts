import { useEffect, useState } from 'react';
import { useAtOnce } from '../../features/charts/useInView.ts';

/** Milliseconds after which the figures have counted up. */
const COUNTED_UP = 2200;

/**
 * Whether it is time for what stands below the charts: the figures have counted up, or somebody scrolls there already.
 * Until then nothing competes with the figures for the network and the processor.
 */
export function useFiguresStand(): boolean {
  const [isTime, setIsTime] = useState(useAtOnce());
  useEffect(() => {
    if (isTime) return undefined;
    const begin = () => setIsTime(true);
    const timer = setTimeout(begin, COUNTED_UP);
    window.addEventListener('scroll', begin, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', begin);
    };
  }, [isTime]);
  return isTime;
}
