import { Markdown } from '@storybook/addon-docs/blocks';
import { styled } from 'styled-components';
import { media, theme } from '@roi-insight/ui/theme';
import type { Advice, UsagePage } from '../usage.ts';
import { linked } from './usageMarkdown.ts';

/** Shows a 'do' next to a 'don't', or above it if space is limited or if the two examples are wide. */
const Pair = styled.div<{ $isStacked: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  padding-block: ${theme.space[4]} ${theme.space[8]};
  ${media.tablet} {
    grid-template-columns: repeat(${({ $isStacked }) => ($isStacked ? 1 : 2)}, minmax(0, 1fr));
  }
`;

const Column = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[6]};
`;

/** A figure with a line below it: one color for a do, another one for a don't. */
const Figure = styled.figure<{ $good: boolean }>`
  margin: 0;
  border: 1px solid ${theme.color.hairline};
  border-block-end: 3px solid ${({ $good }) => ($good ? theme.color.positive : theme.color.negative)};
  border-radius: ${theme.radius.md};
  overflow: hidden;
  figcaption {
    padding: 0 ${theme.space[4]};
  }
`;

const Sample = styled.div.attrs({ className: 'sb-unstyled' })<{ $isWide: boolean }>`
  display: grid;
  align-content: center;
  justify-content: center;
  grid-template-columns: minmax(0, ${({ $isWide }) => ($isWide ? '1fr' : 'max-content')});
  min-height: 8rem;
  padding: ${theme.space[6]};
  border-bottom: 1px solid ${theme.color.hairline};
`;

/** Live examples that show how to use a component, and how not to. */
export function DosAndDonts({ dos, donts, isWide }: UsagePage) {
  return (
    <Pair $isStacked={isWide === true}>
      {[dos, donts].map((advice) => (
        <Column key={advice === dos ? 'do' : 'don’t'}>
          {advice.map(({ text, example }) => (
            <AdviceFigure key={text} text={text} example={example} good={advice === dos} isWide={isWide === true} />
          ))}
        </Column>
      ))}
    </Pair>
  );
}

interface AdviceFigureProps extends Advice {
  readonly good: boolean;
  readonly isWide: boolean;
}

function AdviceFigure({ text, example: Example, good, isWide }: AdviceFigureProps) {
  return (
    <Figure $good={good}>
      <Sample $isWide={isWide}>
        <div>
          <Example />
        </div>
      </Sample>
      <figcaption>
        <Markdown>{`**${good ? 'Do' : 'Don’t'}:** ${linked(text)}`}</Markdown>
      </figcaption>
    </Figure>
  );
}
