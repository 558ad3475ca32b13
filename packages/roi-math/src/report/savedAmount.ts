/**
 * What was saved when tasks that saved `percent` of their time cost `amount` (hours or dollars): without the assistant
 * they would have cost amount / (1 − e) with e = percent / 100, so amount × e / (1 − e) was saved. Negative for a loss.
 * @param percent below 100
 * @example savedAmount(800, 20) // 200: the tasks would have taken 1,000 hours
 */
export function savedAmount(amount: number, percent: number): number {
  return (amount * percent) / (100 - percent);
}
