import type { PlotMark } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { theme, type } from '../../../../theme/index.ts';
import { percent } from './percent.ts';
import { Ink, readableOverLines } from './plotInk.ts';

type PlotRuleProps = Extract<PlotMark, { kind: 'rule' }>;

/** A vertical line with its name on the side that has more space. */
export function PlotRule({ x, color, isDashed = false, flag }: PlotRuleProps) {
  const { text, line } = flag ?? { text: null, line: 0 };
  const isAbove = line > 0;
  const side = (isAbove ? 6 : 8) * (x > 0.5 ? -1 : 1);
  return (
    <Ink data-color={color}>
      <Line
        data-dashed={isDashed}
        data-color={color}
        x1={percent(x)}
        x2={percent(x)}
        y1={isAbove ? 12 - 16 * line : 0}
        y2="100%"
      />
      {text !== null && (
        <svg x={percent(x)} y="0" overflow="visible">
          <Name x={side} y={isAbove ? 12 - 18 * line : '0.9em'} textAnchor={side < 0 ? 'end' : 'start'}>
            {text}
          </Name>
        </svg>
      )}
    </Ink>
  );
}

const Line = styled.line`
  stroke: currentColor;
  stroke-width: 2.5px;

  &[data-dashed='true'] {
    stroke-width: 1px;
    stroke-dasharray: 4 4;
  }

  &[data-dashed='true'][data-color='grid'] {
    stroke-dasharray: 2 3;
  }
`;

const Name = styled.text`
  ${type.caption}
  ${readableOverLines}
  fill: ${theme.color.text};
  font-weight: 500;
`;
