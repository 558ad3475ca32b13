import type { CalendarDate } from '@roi-insight/contracts';
import { type Formats, ticketDialogTexts } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { theme, type } from '../../../theme/index.ts';
import type { Content } from './Content.ts';
import { missingIn } from './missingIn.ts';
import { TableFields } from './TableFields.tsx';
import type { TableMapping, TableState } from './TableState.ts';

interface Props {
  readonly adoptionDate: CalendarDate;
  readonly onMapping: (change: Partial<TableMapping>) => void;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The dialog before a table is analyzed: the reader chooses its columns or confirms the number of its tickets. */
export function tableContent(
  formats: Formats,
  state: TableState,
  { adoptionDate, onMapping, onConfirm, onClose }: Props,
): Content {
  const { tracker, rowCount, fileName, notes } = state;
  const missing = missingIn(state);
  return {
    title: tracker === null ? 'What do these columns mean?' : `${formats.counted(rowCount, 'ticket')} from ${tracker}`,
    description: [
      tracker === null ? ticketDialogTexts.columns(formats, fileName, rowCount) : ticketDialogTexts.compare,
      ...notes,
      ticketDialogTexts.adoptionDate(formats, adoptionDate),
    ].join('\n'),
    actions: (
      <>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" disabled={missing !== null} onClick={onConfirm}>
          Analyze
        </Button>
      </>
    ),
    children: (
      <>
        <TableFields state={state} onChange={onMapping} />
        <Missing>{missing}</Missing>
      </>
    ),
  };
}

const Missing = styled.output`
  ${type.small}
  color: ${theme.color.textMuted};
  &:empty {
    display: none;
  }
`;
