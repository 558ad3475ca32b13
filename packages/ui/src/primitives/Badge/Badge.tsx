import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme, type, useThemeCheck } from '../../theme/index.ts';
import { renderedAs } from '../shared/renderedAs.ts';

export type BadgeTone = 'neutral' | 'accent' | 'positive' | 'warning' | 'negative';

const tones = {
  neutral: css`
    background: ${theme.color.surfaceSunken};
    color: ${theme.color.textMuted};
  `,
  accent: css`
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentText};
  `,
  positive: css`
    background: ${theme.color.positiveSoft};
    color: ${theme.color.positive};
  `,
  warning: css`
    background: ${theme.color.warningSoft};
    color: ${theme.color.warning};
  `,
  negative: css`
    background: ${theme.color.negativeSoft};
    color: ${theme.color.negative};
  `,
};

const Root = styled.span<{ $tone: BadgeTone }>`
  ${type.label}
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  padding: 0.125rem ${theme.space[2]};
  border-radius: ${theme.radius.sm};
  outline: 1px solid transparent;
  font-variant-numeric: tabular-nums;
  ${({ $tone }) => tones[$tone]}
`;

export interface BadgeProps extends ComponentProps<'span'> {
  /** Color of the badge. The text has to convey the same meaning. */
  readonly tone?: BadgeTone | undefined;
  /** One or two words. */
  readonly children: ReactNode;
  /** An element to render instead of `<span>`. */
  readonly render?: ReactElement<object> | undefined;
}

/** One or two words about the thing beside the badge. The color only repeats the meaning of the words. */
export function Badge({ tone = 'neutral', render, ...root }: BadgeProps) {
  useThemeCheck('Badge');
  return <Root {...renderedAs(render)} {...root} $tone={tone} />;
}
