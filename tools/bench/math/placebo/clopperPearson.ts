/** Probability outside of a 95 % interval, on each side. */
const TAIL = 0.025;
const STEPS = 60;

/**
 * The exact 95 % interval of a share (Clopper and Pearson, 1934): all shares for which a count of at least `count`
 * has a probability of at least 2.5 %, and a count of at most `count` has such a probability, too.
 * @param count number of positive cases among `of` independent ones; `of` is above 0
 */
export function clopperPearson(count: number, of: number): readonly [low: number, high: number] {
  const low = count === 0 ? 0 : root((share) => 1 - atMost(count - 1, of, share) - TAIL);
  const high = count === of ? 1 : root((share) => TAIL - atMost(count, of, share));
  return [low, high];
}

/** The zero of an increasing function between 0 and 1. */
function root(rising: (share: number) => number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (rising(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Probability of at most `count` positive cases among `of` cases. */
function atMost(count: number, of: number, share: number): number {
  const odds = Math.log(share) - Math.log1p(-share);
  let logarithm = of * Math.log1p(-share);
  let sum = Math.exp(logarithm);
  for (let index = 1; index <= count; index += 1) {
    logarithm += Math.log((of - index + 1) / index) + odds;
    sum += Math.exp(logarithm);
  }
  return sum;
}
