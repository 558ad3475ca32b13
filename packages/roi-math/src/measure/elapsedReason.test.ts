import { describe, expect, it } from 'vitest';
import { completedTicket } from '../../test/series.ts';
import { elapsedReason } from './elapsedReason.ts';

const period = (tickets: number, active: number) =>
  Array.from({ length: tickets }, (_, index) => completedTicket({ active: index < active ? 8 : 0 }));

describe('the reason why times in progress are not used', () => {
  it('is a lack of completed tickets if a period has few of them, but enough of these few have time in progress', () => {
    const few = { kind: 'few-completed', side: 'pre', tickets: 9, needed: 10 };
    expect(elapsedReason({ pre: period(9, 9), post: period(65, 65) })).toEqual(few);
    expect(elapsedReason({ pre: period(9, 3), post: period(65, 65) })).toEqual(few);
    expect(elapsedReason({ pre: period(65, 65), post: period(1, 1) })).toEqual({
      ...few,
      side: 'post',
      tickets: 1,
    });
    expect(elapsedReason({ pre: period(9, 9), post: period(2, 2) })).toEqual(few);
  });

  it('is a lack of histories if enough tickets were completed, or if too few of the completed tickets have time in progress', () => {
    const histories = { kind: 'elapsed-times' };
    expect(elapsedReason({ pre: period(10, 9), post: period(65, 65) })).toEqual(histories);
    expect(elapsedReason({ pre: period(9, 2), post: period(65, 65) })).toEqual(histories);
    expect(elapsedReason({ pre: period(9, 9), post: period(65, 9) })).toEqual(histories);
    expect(elapsedReason({ pre: period(100, 29), post: period(65, 65) })).toEqual(histories);
  });
});
