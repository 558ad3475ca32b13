import type { Registration } from '@roi-insight/contracts';
import { bidiIsolate, type Formats } from '../../format/index.ts';

/** The source of a plan's order. */
export function planWitness(formats: Formats, registration: Registration): string {
  switch (registration.kind) {
    case 'issue':
      return `Drawn from the code of the plan and the issue ${bidiIsolate(registration.key)} of ${formats.moment(registration.created, 'UTC')}.`;
    case 'random':
      return `Drawn by the random source of a browser or computer on ${formats.moment(registration.drawn, 'UTC')}. No issue witnesses that time, and the report will say so.`;
  }
}
