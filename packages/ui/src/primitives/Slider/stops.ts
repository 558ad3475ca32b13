/** The first stop from `value` in the direction of `wanted` that is at least as far away as `wanted`. */
export function nextStop(stops: readonly number[], value: number, wanted: number): number {
  const next = wanted > value ? stops.find((stop) => stop >= wanted) : stops.findLast((stop) => stop <= wanted);
  return next ?? value;
}

/** The stop that is closest to `wanted`. */
export function nearestStop(stops: readonly number[], wanted: number): number {
  return stops.reduce((best, stop) => (Math.abs(stop - wanted) < Math.abs(best - wanted) ? stop : best));
}
