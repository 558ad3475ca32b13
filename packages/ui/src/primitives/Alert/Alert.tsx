import type { ComponentProps, ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { theme, type, useThemeCheck } from '../../theme/index.ts';

export type AlertTone = 'info' | 'positive' | 'warning' | 'negative';

const toneStyles = {
  info: { icon: Info, ink: theme.color.textMuted, fill: theme.color.surfaceSunken },
  positive: { icon: CircleCheck, ink: theme.color.positive, fill: theme.color.positiveSoft },
  warning: { icon: TriangleAlert, ink: theme.color.warning, fill: theme.color.warningSoft },
  negative: { icon: CircleAlert, ink: theme.color.negative, fill: theme.color.negativeSoft },
};

const Root = styled.div<{ $tone: AlertTone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[1]} ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]};
  border-radius: ${theme.radius.md};
  background: ${({ $tone }) => toneStyles[$tone].fill};
  > svg {
    margin-top: 0.2em;
    color: ${({ $tone }) => toneStyles[$tone].ink};
  }
`;

const Title = styled.p<{ $tone: AlertTone }>`
  ${type.subheading}
  color: ${({ $tone }) => toneStyles[$tone].ink};
`;

const Body = styled.div`
  ${type.small}
  grid-column: 2;
  white-space: pre-line;
  &:empty {
    display: none;
  }
`;

const Actions = styled.div`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[3]};
  &:empty {
    display: none;
  }
`;

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The kind of message, which determines icon and color. */
  readonly tone?: AlertTone | undefined;
  /** What happened, in a few words. */
  readonly title: string;
  /** Line breaks in plain text are preserved. */
  readonly children?: ReactNode;
  /** Buttons with actions for the reader. */
  readonly actions?: ReactNode;
}

/**
 * A message in the page. A negative message interrupts screen readers; other messages wait until the screen reader is
 * idle.
 */
export function Alert({ tone = 'info', title, children, actions, ...root }: AlertProps) {
  useThemeCheck('Alert');
  const Icon = toneStyles[tone].icon;
  return (
    <Root role={tone === 'negative' ? 'alert' : 'status'} {...root} $tone={tone}>
      <Icon size={20} aria-hidden />
      <Title $tone={tone}>{title}</Title>
      <Body>{children}</Body>
      <Actions>{actions}</Actions>
    </Root>
  );
}
