import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme, type, useThemeCheck } from '../../theme/index.ts';
import { renderedAs } from '../shared/renderedAs.ts';

const Root = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${theme.space[2]};
  height: 100%;
  padding: ${theme.space[8]} ${theme.space[4]};
  text-align: center;
`;

const Title = styled.p`
  ${type.subheading}
`;

const Body = styled.div`
  ${type.small}
  max-width: 26rem;
  color: ${theme.color.textMuted};
  text-wrap: balance;
`;

const Action = styled.div`
  margin-top: ${theme.space[4]};
  &:empty {
    display: none;
  }
`;

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The name of the missing content. */
  readonly title: string;
  /** Why the content is missing, and how to get it. */
  readonly children: ReactNode;
  /** An action for the reader, such as a button. */
  readonly action?: ReactNode;
  /** An element to render instead of `<div>`. */
  readonly render?: ReactElement<object> | undefined;
}

/** Replaces missing content at the same size, with the reason for its absence. */
export function EmptyState({ title, children, action, render, ...root }: EmptyStateProps) {
  useThemeCheck('EmptyState');
  return (
    <Root {...renderedAs(render)} {...root}>
      <Title>{title}</Title>
      <Body>{children}</Body>
      <Action>{action}</Action>
    </Root>
  );
}
