/**
 * Sets the clock of the site's processes and threads before their code runs: to `SITE_CLOCK`, or to a time 65 weeks
 * after the sample's adoption date. Plain JavaScript, because threads do not load TypeScript.
 */
const START = process.env.SITE_CLOCK ?? '2026-11-24T15:00:00Z';

const RealDate = globalThis.Date;
const moved = RealDate.parse(START) - RealDate.now();
const now = () => RealDate.now() + moved;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
