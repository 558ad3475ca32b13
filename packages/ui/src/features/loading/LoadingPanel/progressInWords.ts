import type { Progress } from '@roi-insight/contracts';

const count = new Intl.NumberFormat('en-US');

/**
 * What the server last reported, in words.
 * @example progressInWords({ stage: 'reading', done: 1200, total: 5000 }) // '1,200 of 5,000 tickets read'
 */
export function progressInWords({ stage, done, total }: Progress): string {
  switch (stage) {
    case 'connecting':
      return 'Signing in to Jira';
    case 'listing':
      return done === 0 ? 'Looking for tickets' : `${tickets(done)} found so far`;
    case 'reading':
      return total === null ? `${tickets(done)} read` : `${count.format(done)} of ${tickets(total)} read`;
    case 'analysing':
      return 'All tickets read, working out the figures';
  }
}

const tickets = (number: number) => `${count.format(number)} ${number === 1 ? 'ticket' : 'tickets'}`;
