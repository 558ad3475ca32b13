/** `value`, or null when it is NaN or infinite; −0 becomes 0, so that no screen can print "-$0". */
export function finiteOrNull(value: number): number | null {
  return Number.isFinite(value) ? value + 0 : null;
}
