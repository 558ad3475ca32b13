import { type AvailableEntry, MAX_SCOPE_ENTRIES } from '@roi-insight/contracts';
import { scopeFieldTexts } from '@roi-insight/report-text';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { FieldError } from '../../../../primitives/Field/FieldError.tsx';
import { TextField } from '../../../../primitives/TextField/TextField.tsx';
import { focusRing, theme, type } from '../../../../theme/index.ts';
import { useFormats } from '../../../../brand/index.ts';
import { VisuallyHidden } from '../../../../primitives/shared/VisuallyHidden.ts';

/** Lists with at least this many entries have a search box. */
const SEARCH_MIN_ENTRIES = 13;

interface CheckListProps {
  readonly title: string;
  /** Name of the entry that has no id. */
  readonly none: string;
  /** Shown instead of an empty list. */
  readonly empty: string;
  readonly entries: readonly AvailableEntry[];
  /** Ids of the selected entries. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly error?: string | undefined;
}

/** A list of checkboxes with ticket counts. Names come from the tracker and are rendered as plain text. */
export function CheckList({ title, none, empty, entries, chosen, onChange, error }: CheckListProps) {
  const formats = useFormats();
  const id = useId();
  const [search, setSearch] = useState('');
  const ticked = new Set(chosen);
  const nameOf = (entry: AvailableEntry) => (entry.id === '' ? none : entry.name);
  const wanted = search.trim().toLowerCase();
  const shown = entries.filter((entry) => nameOf(entry).toLowerCase().includes(wanted));
  const shownIds = new Set(shown.map((entry) => entry.id));
  const toggle = (entry: string) =>
    onChange(ticked.has(entry) ? chosen.filter((other) => other !== entry) : [...chosen, entry]);
  const isCut = entries.length >= MAX_SCOPE_ENTRIES;
  return (
    <Root aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <Title>{title}</Title>
      {isCut && <Hint>{scopeFieldTexts.cutList}</Hint>}
      {entries.length === 0 ? (
        <Hint>{empty}</Hint>
      ) : (
        <>
          <Tools>
            <Button variant="ghost" onClick={() => onChange([...new Set([...chosen, ...shownIds])])}>
              Select all
            </Button>
            <Button variant="ghost" onClick={() => onChange(chosen.filter((other) => !shownIds.has(other)))}>
              Select none
            </Button>
          </Tools>
          {entries.length >= SEARCH_MIN_ENTRIES && (
            <TextField
              label={`Search ${title.toLowerCase()}`}
              type="search"
              autoComplete="off"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
          <List>
            {shown.map((entry) => (
              <Option key={entry.id}>
                <input type="checkbox" checked={ticked.has(entry.id)} onChange={() => toggle(entry.id)} />
                <Name>
                  <bdi>{nameOf(entry)}</bdi>
                </Name>
                <Count>
                  {formats.count(entry.tickets)}
                  <VisuallyHidden> {entry.tickets === 1 ? 'ticket' : 'tickets'}</VisuallyHidden>
                </Count>
              </Option>
            ))}
            {shown.length === 0 && <Hint>No matches.</Hint>}
          </List>
          <Hint>
            {formats.count(chosen.length)} of {formats.count(entries.length)} chosen
          </Hint>
        </>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Root>
  );
}

const Root = styled.fieldset`
  display: grid;
  align-content: start;
  gap: ${theme.space[2]};
`;

const Title = styled.legend`
  ${type.small}
  font-weight: 550;
`;

const Hint = styled.p`
  ${type.caption}
  color: ${theme.color.textSubtle};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-inline-start: calc(-1 * ${theme.space[3]});
`;

const List = styled.div`
  display: grid;
  max-height: 16rem;
  overflow-y: auto;
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.md};
`;

const Option = styled.label`
  ${type.small}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[2]};
  cursor: pointer;
  input {
    ${focusRing}
    width: 1.125rem;
    height: 1.125rem;
    margin: 0.1rem 0 0;
    accent-color: ${theme.color.accent};
    cursor: pointer;
  }
`;

const Name = styled.span`
  overflow-wrap: anywhere;
`;

const Count = styled.span`
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`;
