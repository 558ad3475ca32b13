import type { Plot, PlotMark } from '@roi-insight/report-text';
import { useId } from 'react';
import { styled } from 'styled-components';
import { theme, type, visuallyHidden } from '../../../theme/index.ts';

interface PlotViewProps {
  readonly plot: Plot;
}

/** A plot with its title and its caption. */
export function PlotView({ plot: { title, ends, marks, alternative, caption } }: PlotViewProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      {/* The axis runs from left to right in every script. */}
      <div dir="ltr">
        {marks.map((mark) =>
          mark.kind === 'rule' && mark.label !== undefined ? <Label key={mark.x} {...mark} /> : null,
        )}
        <Drawing aria-hidden viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="none">
          {marks.map((mark) => (
            <Mark key={mark.kind === 'rule' ? mark.x : mark.kind} mark={mark} />
          ))}
        </Drawing>
        <Alternative>{alternative}</Alternative>
        <Ends aria-hidden>
          <span>{ends.left}</span>
          <span>{ends.right}</span>
        </Ends>
      </div>
      <figcaption>{caption}</figcaption>
    </Root>
  );
}

const SIZE = { width: 1000, height: 100 };
/** A low bar stays visible. */
const MIN_HEIGHT = 1.5;

/** The name of a line, within both ends. */
function Label({ x, label, color }: Extract<PlotMark, { kind: 'rule' }>) {
  const style = { insetInlineStart: `${100 * x}%`, transform: `translateX(${-100 * x}%)` };
  return (
    <RuleLabel data-color={color} style={style}>
      {label}
    </RuleLabel>
  );
}

function Mark({ mark }: { readonly mark: PlotMark }) {
  const { width, height } = SIZE;
  if (mark.kind === 'rule') {
    const x = mark.x * width;
    return <line data-color={mark.color} data-dashed={mark.isDashed} x1={x} x2={x} y1={0} y2={height} />;
  }
  return mark.bars.map((bar) => {
    const length = Math.max(bar.height > 0 ? MIN_HEIGHT : 0, bar.height * height);
    return (
      <rect
        key={bar.x}
        data-color={bar.color}
        x={bar.x * width}
        width={bar.width * width}
        y={height - length}
        height={length}
      />
    );
  });
}

const Root = styled.figure`
  display: grid;
  gap: ${theme.space[3]};
  min-width: 0;

  figcaption {
    ${type.small}
    max-width: 40rem;
    color: ${theme.color.textMuted};
    text-wrap: pretty;
  }
`;

const Title = styled.h3`
  ${type.subheading}
`;

const Alternative = styled.p`
  ${visuallyHidden}
`;

const RuleLabel = styled.p`
  ${type.label}
  position: relative;
  width: fit-content;
  color: ${theme.color.accentText};
  white-space: nowrap;
`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 9.5rem;
  overflow: visible;
  border-bottom: 1px solid ${theme.color.hairlineStrong};

  rect {
    stroke: ${theme.color.surface};
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }

  rect[data-color='before'] {
    fill: ${theme.color.chartBefore};
    opacity: 0.55;
  }

  rect[data-color='after'] {
    fill: ${theme.color.chartAfter};
  }

  line {
    stroke-width: 2.5px;
    vector-effect: non-scaling-stroke;
  }

  line[data-dashed='true'] {
    stroke-width: 1px;
    stroke-dasharray: 2 3;
  }

  line[data-color='grid'] {
    stroke: ${theme.color.hairlineStrong};
  }

  line[data-color='accent'] {
    stroke: ${theme.color.accentText};
  }
`;

const Ends = styled.p`
  ${type.caption}
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[1]};
  color: ${theme.color.textSubtle};
`;
