/**
 * The saving of tasks that saved `percent` of their time and cost `amount` (hours or dollars). Without the assistant
 * they would have cost amount / (1 − e) with e = percent / 100, so the saving is amount × e / (1 − e). Negative for a
 * loss.
 * @param percent below 100
 * @example savedAmount(800, 20) // 200: the tasks would have taken 1,000 hours
 */
export function savedAmount(amount: number, percent: number): number {
  return (amount * percent) / (100 - percent);
}
