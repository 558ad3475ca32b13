import { MAX_COMPARISON_TEAMS } from '@roi-insight/contracts';
import { teamListTexts } from '@roi-insight/report-text';
import type { TeamValues } from './TeamValues.ts';
import { Plus } from 'lucide-react';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { theme, type } from '../../../theme/index.ts';
import { pastedTeams, withPasted } from './pastedTeams.ts';
import type { TeamListValues } from './TeamListValues.ts';
import { ONE_LINE, TeamRow } from './TeamRow.tsx';

interface TeamListProps extends TeamListValues {
  /** Each new object moves focus to the first invalid field. */
  readonly correction: object | null;
}

const NEW_TEAM: TeamValues = { projectName: '', hasAdopted: false, adopted: null };

/** Selectors of the elements that get focus after the rows change. */
const ADD = '[data-add]';
const nameIn = (row: number) => `[data-row="${row}"] input`;

/** One row per team, and the button that adds a team. */
export function TeamList({ teams, problems, onChange, assistant, today, correction }: TeamListProps) {
  const formats = useFormats();
  const root = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState('');
  const nextFocus = useRef<string | null>(null);
  const isFull = teams.length >= MAX_COMPARISON_TEAMS;

  // A list that is opened empty gets a first row. A list that the user empties stays empty.
  const needsRow = useRef(teams.length === 0);
  useEffect(() => {
    if (!needsRow.current) return;
    needsRow.current = false;
    onChange([NEW_TEAM], false);
  }, [onChange]);

  useEffect(() => {
    if (correction === null) return;
    root.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [correction]);

  useEffect(() => {
    if (nextFocus.current === null) return;
    root.current?.querySelector<HTMLElement>(nextFocus.current)?.focus();
    nextFocus.current = null;
  });

  function add() {
    nextFocus.current = nameIn(teams.length);
    setMessage('');
    onChange([...teams, NEW_TEAM], false);
  }

  function remove(row: number) {
    const name = teams[row]?.projectName.trim() ?? '';
    nextFocus.current = row < teams.length - 1 ? nameIn(row) : ADD;
    setMessage(teamListTexts.removed(name === '' ? `Team ${formats.count(row + 1)}` : name));
    onChange(teams.toSpliced(row, 1), false);
  }

  function paste(row: number, event: ClipboardEvent<HTMLInputElement>) {
    const pasted = pastedTeams(event.clipboardData.getData('text'));
    if (pasted === null) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const replaces = selectionStart === 0 && selectionEnd === value.length;
    const next = withPasted(teams, row, pasted, replaces);
    nextFocus.current = nameIn(next.last);
    setMessage(teamListTexts.pasted(formats, next));
    onChange(next.teams, true);
  }

  return (
    <Root ref={root}>
      <Purpose>{teamListTexts.purpose}</Purpose>
      <Rows>
        {teams.length > 0 && (
          <Heads aria-hidden>
            <span>Project name or key</span>
            <span>Adoption of {assistant}</span>
          </Heads>
        )}
        {[...teams.entries()].map(([row, team]) => (
          <TeamRow
            // Rows are identified by index, because they have no state of their own.
            key={row}
            row={row}
            team={team}
            problems={problems?.[row]}
            today={today}
            onChange={(changed) => onChange(teams.with(row, changed), false)}
            onRemove={() => remove(row)}
            onPaste={(event) => paste(row, event)}
          />
        ))}
      </Rows>
      <More>
        <Button data-add disabled={isFull} onClick={add}>
          {!isFull && <Plus size={18} aria-hidden />}
          {isFull ? teamListTexts.atMost(formats) : 'Add a team'}
        </Button>
        <StatusMessage>{message}</StatusMessage>
      </More>
      <Hint>
        {teamListTexts.pasteHint} <kbd>BOR, 2025-06-02</kbd>
      </Hint>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  padding-block: ${theme.space[2]} ${theme.space[6]};
  container-type: inline-size;
`;

const Purpose = styled.p`
  ${type.small}
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;

const Rows = styled.div`
  display: grid;
  gap: ${theme.space[6]};

  &:empty {
    display: none;
  }

  ${ONE_LINE} {
    gap: ${theme.space[2]};
  }
`;

/** The column headers, if a row fits on one line. */
const Heads = styled.div`
  ${type.small}
  display: none;
  font-weight: 550;

  ${ONE_LINE} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 22.5rem 2rem;
    column-gap: ${theme.space[2]};
  }
`;

const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
`;

/** The last change of the list, displayed and announced. */
const StatusMessage = styled.output`
  ${type.small}
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
`;

const Hint = styled.p`
  ${type.caption}
  margin-top: calc(-1 * ${theme.space[2]});
  color: ${theme.color.textSubtle};

  kbd {
    font: inherit;
    white-space: nowrap;
  }
`;
