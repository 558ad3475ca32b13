import { styled } from 'styled-components';
import { type } from '../src/theme/index.ts';
import { DocsPage, Named, Row } from './DocsPage.tsx';

type TextStyle = keyof typeof type;

const uses: readonly { style: TextStyle; use: string; sample: string }[] = [
  { style: 'display', use: 'The landing headline. Once.', sample: 'Did it pay off?' },
  { style: 'title', use: 'The title of a screen.', sample: 'Your Claude Code ROI Report' },
  { style: 'heading', use: 'The title of a section.', sample: 'What the change is worth' },
  { style: 'subheading', use: 'The title of a card.', sample: 'Average hours per ticket' },
  {
    style: 'lead',
    use: 'An opening paragraph.',
    sample: 'Based on 412 JIRA tasks analyzed, 206 of them before adoption.',
  },
  {
    style: 'body',
    use: 'Running text.',
    sample: 'Completed tickets, from the first move into progress to the last into done.',
  },
  { style: 'small', use: 'Text beside something more important.', sample: 'The base URL only, without a path.' },
  { style: 'label', use: 'Above a figure.', sample: 'Annual Projection' },
  {
    style: 'caption',
    use: 'Notes under a figure or a chart.',
    sample: 'Weeks without a completed ticket are left out.',
  },
  { style: 'figure', use: 'The number that is read first.', sample: '$1,284,310' },
  { style: 'figureSmall', use: 'A secondary number.', sample: '−12.4%' },
];

const Sample = styled.p<{ $style: TextStyle }>`
  && {
    ${({ $style }) => type[$style]}
    margin: 0;
    color: inherit;
    font-family: inherit;
    overflow-wrap: anywhere;
  }
`;

export function TypeTable() {
  return (
    <DocsPage>
      {uses.map(({ style, use, sample }) => (
        <Row key={style}>
          <Named name={style} note={use} />
          <Sample $style={style}>{sample}</Sample>
        </Row>
      ))}
    </DocsPage>
  );
}
