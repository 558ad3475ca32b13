import type { PlotArea } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { theme, type } from '../../../../theme/index.ts';
import { percent } from './percent.ts';
import { PlotMarkBehind, PlotMarkView } from './PlotMarkView.tsx';
import { PlotTick } from './PlotTick.ts';

/** An area with its name, its grid lines and its marks, in the last column of a grid. */
export function PlotAreaView({ area: { name, height, values, marks } }: { readonly area: PlotArea }) {
  const rules = marks.filter((mark) => mark.kind === 'rule');
  const dots = marks.flatMap((mark) => (mark.kind === 'dots' ? mark.dots : []));
  const hasRanges = dots.some(({ range }) => range);
  const isValueOnTop = name === undefined && dots.some(({ label }) => label?.place === 'above');
  const lines = Math.max(Number(isValueOnTop), ...rules.map(({ flag }) => flag?.line ?? 0));
  return (
    <>
      {name !== undefined && <Name data-roomy={hasRanges}>{name}</Name>}
      {lines > 0 && <Above style={{ height: `${1.5 * lines}rem` }} />}
      {rules.map(
        ({ x, label }) =>
          label !== undefined && (
            <RuleLabel key={x} style={{ insetInlineStart: percent(x), transform: `translateX(${-100 * x}%)` }}>
              {label}
            </RuleLabel>
          ),
      )}
      <Frame style={{ height: `${height}rem` }} data-closed={values === undefined}>
        <Drawing>
          {marks.map((mark) => (
            <PlotMarkBehind key={keyOf(mark)} mark={mark} />
          ))}
        </Drawing>
        {values?.map(({ y, label, isZero = false, isGoal }) => (
          <PlotTick key={y} $isZero={isZero} data-goal={isGoal} style={{ top: percent(y) }}>
            <span>{label}</span>
          </PlotTick>
        ))}
        <Drawing>
          {marks.map((mark) => (
            <PlotMarkView key={keyOf(mark)} mark={mark} />
          ))}
        </Drawing>
      </Frame>
    </>
  );
}

const keyOf = (mark: PlotArea['marks'][number]): string => JSON.stringify(mark);

/** Leaves space for a value above the highest range. */
const Name = styled.span`
  grid-column: 1 / -1;
  padding-block: ${theme.space[4]} ${theme.space[2]};

  &[data-roomy='true'] {
    padding-bottom: ${theme.space[6]};
  }
`;

/** The space for the names of lines, or for a value above the highest range. */
const Above = styled.span`
  grid-column: 1 / -1;
`;

/** The name of a line, placed between the two ends of the axis. */
const RuleLabel = styled.span`
  ${type.label}
  position: relative;
  grid-column: -2;
  width: fit-content;
  color: ${theme.color.accentText};
  white-space: nowrap;
`;

const Frame = styled.div`
  position: relative;
  grid-column: -2;

  &[data-closed='true'] {
    border-bottom: 1px solid ${theme.color.hairlineStrong};
  }
`;

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
`;
