import type { Formats } from '@roi-insight/report-text';
import { Button } from '../../../primitives/Button/Button.tsx';
import { COMPARE } from './compare.ts';
import type { Content } from './Content.ts';
import type { TicketFileState } from './TicketFileState.ts';

interface Handlers {
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** All tickets of a file, whose number is to be confirmed. */
export function foundContent(
  formats: Formats,
  { count, notes }: Extract<TicketFileState, { kind: 'found' }>,
  { onConfirm, onClose }: Handlers,
): Content {
  return {
    title: `${formats.counted(count, 'ticket')} found`,
    description: [COMPARE, ...notes].join('\n'),
    actions: (
      <>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" onClick={onConfirm}>
          Show the report
        </Button>
      </>
    ),
    children: null,
  };
}
