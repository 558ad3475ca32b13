import type { AvailableScope } from '@roi-insight/contracts';
import { scopeFieldTexts } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { media, theme, type } from '../../../../theme/index.ts';
import { CalendarFields } from './CalendarFields.tsx';
import { CheckList } from './CheckList.tsx';
import { MeasureField } from './MeasureField.tsx';
import { Note } from './Note.ts';
import { SizeField } from './SizeField.tsx';
import type { Years } from './holidays/readHolidayFile.ts';
import { withHolidays } from './holidays/readHolidays.ts';
import { draftOf, problemsOf, type ScopeDraft } from './scopeDraft.ts';

interface ScopeFieldsProps {
  readonly available: AvailableScope;
  readonly draft: ScopeDraft;
  /** The Jira account's time zone; null if the report uses another zone. */
  readonly jiraZone: string | null;
  /** Whether the tickets can be measured both by logged hours and by status times. */
  readonly offersMeasure: boolean;
  /** The years in which holidays matter. */
  readonly years: Years;
  /** Whether the user must enter the API key again. */
  readonly needsApiKey: boolean;
  /** Whether the reader has tried to submit a draft with problems. */
  readonly showsProblems: boolean;
  /** Applies a change to the latest draft, which may have changed while a file was read. */
  readonly onChange: (edit: (draft: ScopeDraft) => ScopeDraft) => void;
  readonly onAnalyzeAgain: () => void;
}

const LISTS = ['types', 'components', 'labels', 'statuses'] as const;

/** All choices, and the button that analyzes the project again with them. */
export function ScopeFields(props: ScopeFieldsProps) {
  const { available, draft, jiraZone, offersMeasure, years, needsApiKey, showsProblems, onChange, onAnalyzeAgain } =
    props;
  const problems = showsProblems ? problemsOf(draft, available) : {};
  const change = (part: Partial<ScopeDraft>) => onChange((current) => ({ ...current, ...part }));
  return (
    <Root>
      <Note>{scopeFieldTexts.lead}</Note>
      {offersMeasure && <MeasureField value={draft.measure} onChange={(measure) => change({ measure })} />}
      <SizeField value={draft.sizeField} error={problems.sizeField} onChange={(sizeField) => change({ sizeField })} />
      <Lists>
        {LISTS.map((list) => (
          <CheckList
            key={list}
            {...scopeFieldTexts.lists[list]}
            entries={available[list]}
            chosen={draft[list]}
            onChange={(chosen) => change({ [list]: chosen })}
            error={problems[list]}
          />
        ))}
      </Lists>
      <CalendarFields
        draft={draft}
        problems={problems}
        jiraZone={jiraZone}
        years={years}
        onChange={change}
        onHolidays={(days) =>
          onChange(({ holidays, ...rest }) => ({ ...rest, holidays: withHolidays(holidays, days) }))
        }
      />
      <Actions>
        <Button variant="primary" onClick={onAnalyzeAgain}>
          Analyze again
        </Button>
        <Button onClick={() => onChange(() => draftOf({}, available))}>Restore defaults</Button>
        {needsApiKey && <Note>{scopeFieldTexts.apiKey}</Note>}
      </Actions>
      <Summary>{Object.keys(problems).length > 0 && scopeFieldTexts.hasProblems}</Summary>
    </Root>
  );
}

/** The padding leaves room for focus rings, because the panel clips its overflow. */
const Root = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  padding-inline: ${theme.space[1]};
`;

const Lists = styled.div`
  display: grid;
  align-items: start;
  gap: ${theme.space[6]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
`;

const Summary = styled.output`
  ${type.small}
  color: ${theme.color.negative};
  &:empty {
    display: none;
  }
`;
