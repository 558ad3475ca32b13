import type { BridgeStep } from '@roi-insight/roi-math';
import { styled } from 'styled-components';
import { answerSteps, describeStep, waterfallChart } from '@roi-insight/report-text';
import { media, theme, type } from '../../../../theme/index.ts';
import { roomOf, WaterfallTrack } from '../../shared/WaterfallTrack.tsx';
import { useFormats } from '../../../../brand/index.ts';

const List = styled.ol`
  border-top: 1px solid ${theme.color.hairline};
`;

const Line = styled.li<{ $net: boolean }>`
  display: grid;
  gap: ${theme.space[2]} ${theme.space[6]};
  align-items: center;
  padding-block: ${theme.space[3]};
  border-bottom: 1px solid ${theme.color.hairline};
  ${({ $net }) => $net && `border-block: 1px solid ${theme.color.text}; font-weight: 600;`}
  ${media.tablet} {
    grid-template-columns: minmax(0, 17rem) minmax(0, 1fr);
  }
`;

const Note = styled.p`
  ${type.caption}
  color: ${theme.color.textSubtle};
  text-wrap: pretty;
`;

/** The steps from the headline to the net. Each bar starts where the previous one ends. */
export function Waterfall({ steps }: { readonly steps: readonly BridgeStep[] }) {
  const formats = useFormats();
  const { bars, zero } = waterfallChart(steps);
  const texts = answerSteps(formats, bars);
  return (
    <List>
      {bars.map((bar, index) => {
        const text = texts[index];
        const { name, note } = describeStep(formats, bar.step);
        return (
          text && (
            <Line key={bar.step.kind} $net={bar.kind === 'net'}>
              <div>
                <p>{name}</p>
                <Note>{note}</Note>
              </div>
              <WaterfallTrack bar={bar} zero={zero} text={text} room={roomOf(texts)} areRangesShown />
            </Line>
          )
        );
      })}
    </List>
  );
}
