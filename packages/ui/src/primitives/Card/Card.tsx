import type { ComponentProps, ReactElement } from 'react';
import { styled } from 'styled-components';
import { media, theme, useThemeCheck } from '../../theme/index.ts';
import { renderedAs } from '../shared/renderedAs.ts';

const Root = styled.div`
  min-width: 0;
  padding: ${theme.space[5]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.sm};
  ${media.tablet} {
    padding: ${theme.space[6]};
  }
  ${media.print} {
    box-shadow: none;
    break-inside: avoid;
  }
`;

export interface CardProps extends ComponentProps<'div'> {
  /** An element to render instead of `<div>`. */
  readonly render?: ReactElement<object> | undefined;
}

/**
 * A raised surface on the page. Do not nest cards: use hairlines and white space inside.
 * @example <Card render={<section />} aria-labelledby={titleId}>…</Card>
 */
export function Card({ render, ...root }: CardProps) {
  useThemeCheck('Card');
  return <Root {...renderedAs(render)} {...root} />;
}
