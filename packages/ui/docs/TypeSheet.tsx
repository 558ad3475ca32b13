import { styled } from 'styled-components';
import { type } from '../src/theme/index.ts';
import { Name, Note, Row, Sheet } from './Sheet.tsx';

type Voice = keyof typeof type;

const uses: readonly { voice: Voice; use: string; sample: string }[] = [
  { voice: 'display', use: 'The landing headline. Once.', sample: 'Did it pay off?' },
  { voice: 'title', use: 'The title of a screen.', sample: 'Your Claude Code ROI Report' },
  { voice: 'heading', use: 'The title of a section.', sample: 'What the change is worth' },
  { voice: 'subheading', use: 'The title of a card.', sample: 'Average hours per ticket' },
  {
    voice: 'lead',
    use: 'An opening paragraph.',
    sample: 'Based on 412 JIRA tasks analyzed, 206 of them before adoption.',
  },
  {
    voice: 'body',
    use: 'Running text.',
    sample: 'Completed tickets, from the first move into progress to the last into done.',
  },
  { voice: 'small', use: 'Text beside something more important.', sample: 'The base URL only, without a path.' },
  { voice: 'label', use: 'Above a figure.', sample: 'Annual Projection' },
  {
    voice: 'caption',
    use: 'Notes under a figure or a chart.',
    sample: 'Weeks without a completed ticket are left out.',
  },
  { voice: 'figure', use: 'The number that is read first.', sample: '$1,284,310' },
  { voice: 'figureSmall', use: 'A number of second rank.', sample: '−12.4%' },
];

const Sample = styled.p<{ $voice: Voice }>`
  && {
    ${({ $voice }) => type[$voice]}
    margin: 0;
    color: inherit;
    font-family: inherit;
    overflow-wrap: anywhere;
  }
`;

/** The type scale, each voice in its own words. */
export function TypeSheet() {
  return (
    <Sheet>
      {uses.map(({ voice, use, sample }) => (
        <Row key={voice}>
          <div>
            <Name>{voice}</Name>
            <Note>{use}</Note>
          </div>
          <Sample $voice={voice}>{sample}</Sample>
        </Row>
      ))}
    </Sheet>
  );
}
