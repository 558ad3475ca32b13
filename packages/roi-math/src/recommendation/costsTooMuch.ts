import type { Bridge } from '../money/bridge.ts';

/** Whether the licenses cost something, and the whole range of the answer's net value is below zero. Not if time has no value, because that is an input. */
export function costsTooMuch(money: Bridge): boolean {
  if (money.kind === 'unavailable' || money.outcome === 'nothing') return false;
  const { net, breakEvenPercent } = money;
  // The break-even saving is 0 if the licenses cost nothing.
  return net.high !== null && net.high < 0 && breakEvenPercent !== 0;
}
