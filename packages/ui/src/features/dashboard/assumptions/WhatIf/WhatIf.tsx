import type { Economics, Report } from '@roi-insight/contracts';
import { realizationText, whatIfSliders } from '@roi-insight/report-text';
import { isEvenSpend } from '@roi-insight/roi-math';
import { RotateCcw } from 'lucide-react';
import { useEffect, useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../../../brand/index.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { Slider } from '../../../../primitives/Slider/Slider.tsx';
import { media, screenOnly, theme, type } from '../../../../theme/index.ts';
import { perFrame } from './perFrame.ts';

const Root = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  ${screenOnly}
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
`;

const Title = styled.h3`
  ${type.subheading}
`;

const Sliders = styled.div`
  display: grid;
  gap: ${theme.space[3]} ${theme.space[8]};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** At the ends of the track, half of the thumb is outside of the track. */
const Track = styled(Slider)`
  margin-inline: ${theme.space[3]};
`;

const Line = styled.div`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space[3]};
  color: ${theme.color.textMuted};
`;

const Value = styled.span`
  color: ${theme.color.text};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

interface WhatIfProps extends RootProps<'section'> {
  /** The report whose net value follows the sliders. */
  readonly report: Report;
  /** The current inputs: those of the last `onChange`. */
  readonly economics: Economics;
  /** The reader moves a slider. Called at most once per frame. This must be a stable function, because a new function drops the waiting value. */
  readonly onChange: (economics: Economics) => void;
  /** The reader has released a slider or reset all of them. */
  readonly onCommit: (economics: Economics) => void;
}

/** Sliders for the inputs of the net value. The answer follows them. Reset returns to the initial inputs. */
export function WhatIf({ report, economics, onChange, onCommit, ...root }: WhatIfProps) {
  const formats = useFormats();
  const titleId = useId();
  const [opened] = useState(economics);
  // A spend that the slider did not make was saved meanwhile. Reset returns to it.
  const [spend, setSpend] = useState(economics.spend);
  if (spend !== economics.spend && !isEvenSpend(report, economics.spend)) setSpend(economics.spend);
  const frames = useMemo(() => perFrame(onChange), [onChange]);
  useEffect(() => frames.stop, [frames]);
  const check = realizationText(formats, report);
  const sliders = whatIfSliders(formats, report, { ...opened, spend }, economics);
  const { seats, pricePerSeatMonth, realisationRate } = opened;
  const isUnchanged =
    economics.seats === seats &&
    economics.pricePerSeatMonth === pricePerSeatMonth &&
    economics.realisationRate === realisationRate &&
    economics.spend === spend;
  function reset() {
    const before = { ...economics, seats, pricePerSeatMonth, realisationRate, spend, touched: opened.touched };
    onChange(before);
    onCommit(before);
  }
  return (
    <Root {...root} aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>What if</Title>
        <Button onClick={reset} disabled={isUnchanged}>
          <RotateCcw size={16} aria-hidden />
          Reset
        </Button>
      </Head>
      <Sliders>
        {sliders.map(({ input, label, stops, largeStep, position, text, at }) => (
          <div key={input}>
            <Line aria-hidden>
              <span>{label}</span>
              <Value>{text}</Value>
            </Line>
            <Track
              label={label}
              stops={stops}
              largeStep={largeStep}
              value={position}
              valueText={text}
              onValueChange={(next) => frames.send(at(next))}
              onValueCommit={(settled) => {
                frames.flush();
                onCommit(at(settled));
              }}
            />
            {input === 'realization' && check && <Line>{check.short}</Line>}
          </div>
        ))}
      </Sliders>
    </Root>
  );
}
