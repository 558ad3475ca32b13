import type { CalendarDate } from '@roi-insight/contracts';
import { type Formats, ticketDialogTexts } from '@roi-insight/report-text';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { Content } from './Content.ts';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import { SelectField } from '../../../primitives/SelectField/SelectField.tsx';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { theme, type } from '../../../theme/index.ts';
import { foundContent } from './foundContent.tsx';
import { nothingToMeasureContent } from './nothingToMeasureContent.tsx';
import { refusalActions } from './refusalActions.tsx';
import { tableContent } from './tableContent.tsx';
import type { TableMapping } from './TableState.ts';
import type { StatusMeaning, StatusMeanings, TicketFileState } from './TicketFileState.ts';
import { useFormats } from '../../../brand/index.ts';

export interface TicketFileDialogProps extends RootProps<'div'> {
  /** The state of the analysis of the file. */
  readonly state: TicketFileState;
  /** The adoption date in the form, which the analysis of the file uses. */
  readonly adoptionDate: CalendarDate;
  /** Called with the meaning of each listed status. */
  readonly onMeanings: (meanings: StatusMeanings) => void;
  /** Called when the reader changes an answer about the table. */
  readonly onMapping: (change: Partial<TableMapping>) => void;
  /** Called when the reader confirms the table or the number of tickets. */
  readonly onConfirm: () => void;
  /** Goes back to the columns without losing the choices. */
  readonly onBack: () => void;
  /** Cancels the analysis or closes the dialog. */
  readonly onClose: () => void;
}

/** Shows the analysis of a ticket file, from the chosen file to the report. */
export function TicketFileDialog({
  state,
  adoptionDate,
  onMeanings,
  onMapping,
  onConfirm,
  onBack,
  onClose,
  ...root
}: TicketFileDialogProps) {
  const formats = useFormats();
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const content = () => {
    switch (state.kind) {
      case 'reading':
        return reading(formats, state, onClose);
      case 'refused':
        return refused(formats, state, { onBack, onClose });
      case 'nothing-to-measure':
        return nothingToMeasureContent(formats, state, { adoptionDate, onBack, onClose });
      case 'table':
        return tableContent(formats, state, { adoptionDate, onMapping, onConfirm, onClose });
      case 'found':
        return foundContent(formats, state, { adoptionDate, onConfirm, onClose });
      case 'statuses':
        return statuses(formats, state, {
          chosen,
          onChoose: (name, meaning) => setChosen(new Map([...chosen, [name, meaning]])),
          onMeanings,
          onBack,
          onClose,
        });
    }
  };
  return <Dialog {...root} open onOpenChange={onClose} {...content()} />;
}

type StateOf<Kind extends TicketFileState['kind']> = Extract<TicketFileState, { kind: Kind }>;

function reading(formats: Formats, { fileName, share }: StateOf<'reading'>, onClose: () => void): Content {
  return {
    title: `Analyzing ${fileName}`,
    description: ticketDialogTexts.reading,
    actions: <Button onClick={onClose}>Cancel</Button>,
    children: (
      <Progress
        label={share < 1 ? 'Reading the file' : 'Creating the report'}
        value={100 * share}
        valueText={formats.wholePercent(100 * share)}
      />
    ),
  };
}

const MEANINGS = [
  { value: '', label: 'Choose' },
  { value: 'new', label: 'Waiting' },
  { value: 'in progress', label: 'In progress' },
  { value: 'done', label: 'Done' },
];

const isMeaning = (value: string | undefined): value is StatusMeaning =>
  value === 'new' || value === 'in progress' || value === 'done';

interface Choice {
  readonly chosen: ReadonlyMap<string, string>;
  readonly onChoose: (name: string, meaning: string) => void;
  readonly onMeanings: (meanings: StatusMeanings) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

function statuses(
  formats: Formats,
  { statuses: listed, areCategories = false, isMapped = false }: StateOf<'statuses'>,
  { chosen, onChoose, onMeanings, onBack, onClose }: Choice,
): Content {
  const meanings = listed.flatMap(({ name }) => {
    const meaning = chosen.get(name);
    return isMeaning(meaning) ? [[name, meaning] as const] : [];
  });
  return {
    title: ticketDialogTexts.unknownNames(areCategories),
    description: ticketDialogTexts.statuses,
    actions: (
      <>
        <Button onClick={onClose}>Cancel</Button>
        {isMapped && <Button onClick={onBack}>Back to the columns</Button>}
        <Button variant="primary" disabled={meanings.length < listed.length} onClick={() => onMeanings(meanings)}>
          Analyze
        </Button>
      </>
    ),
    children: (
      <Fields>
        {listed.map(({ name, count }) => (
          <SelectField
            key={name}
            label={name}
            hint={ticketDialogTexts.statusCount(formats, count)}
            options={MEANINGS}
            value={chosen.get(name) ?? ''}
            onChange={(event) => onChoose(name, event.target.value)}
          />
        ))}
      </Fields>
    ),
  };
}

function refused(
  formats: Formats,
  { fileName, problems, count, isMapped = false }: StateOf<'refused'>,
  { onBack, onClose }: Pick<TicketFileDialogProps, 'onBack' | 'onClose'>,
): Content {
  const more = count - problems.length;
  return {
    title: `We couldn’t read ${fileName}`,
    description: ticketDialogTexts.problems(formats, count),
    actions: refusalActions(isMapped, { onBack, onClose }),
    children: (
      <Problems>
        {[...problems.entries()].map(([index, { line, message }]) => (
          <li key={index}>
            {line !== null && <b>Line {formats.count(line)}</b>} <span>{message}</span>
          </li>
        ))}
        {more > 0 && <li>… and {formats.count(more)} more</li>}
      </Problems>
    ),
  };
}

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;

const Problems = styled.ul`
  ${type.small}
  display: grid;
  gap: ${theme.space[2]};
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.hairline};
  overflow-wrap: anywhere;

  b {
    font-weight: 550;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  span {
    color: ${theme.color.textMuted};
  }
`;
