import { usageTeamsText } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { theme, type } from '../../../theme/index.ts';
import type { UnderstoodUsage } from './UnderstoodUsage.ts';

interface UnderstoodFilesProps {
  readonly understood: UnderstoodUsage;
  readonly isEveryone: boolean;
  readonly project: string;
  readonly others: readonly string[];
}

/** Shows a summary of each source in the usage files, and the teams of the form that they contain. */
export function UnderstoodFiles({ understood, isEveryone, project, others }: UnderstoodFilesProps) {
  const formats = useFormats();
  const { fileNames, sources } = understood;
  const teamNotes = usageTeamsText(formats, { ...understood, isEveryone, project, others });
  return (
    <Root>
      <Files>{fileNames.join(', ')}</Files>
      <output>
        {sources.map(({ title, summary, notes }) => (
          <Source key={title}>
            <p>
              <b>{title}:</b> {summary}
            </p>
            {notes.map((note) => (
              <Note key={note}>{note}</Note>
            ))}
          </Source>
        ))}
        {teamNotes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </output>
    </Root>
  );
}

const Root = styled.div`
  ${type.small}
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  overflow-wrap: anywhere;

  output {
    display: grid;
    gap: ${theme.space[3]};
  }
`;

const Files = styled.p`
  ${type.caption}
  color: ${theme.color.textSubtle};
`;

const Source = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  font-variant-numeric: tabular-nums;

  b {
    font-weight: 550;
  }
`;

const Note = styled.p`
  color: ${theme.color.textMuted};
`;
