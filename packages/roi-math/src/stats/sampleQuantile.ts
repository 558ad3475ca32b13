/**
 * The value below which a share `p` of the values lies, interpolated linearly between neighbors (type 7 of Hyndman & Fan, The American Statistician
 * 50, 1996); null if there are no values.
 * @param p from 0 to 1; 0.5 is the median
 */
export function sampleQuantile(values: readonly number[], p: number): number | null {
  const sorted = Float64Array.from(values).toSorted();
  const place = (sorted.length - 1) * p;
  const below = sorted[Math.floor(place)];
  if (below === undefined) return null;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}
