/** `value`, or null if it is NaN or infinite; −0 becomes 0, so that no screen prints "-$0". */
export function finiteOrNull(value: number): number | null {
  return Number.isFinite(value) ? value + 0 : null;
}
