import { styled } from 'styled-components';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { useBrand } from '../../../brand/index.ts';
import { theme, type } from '../../../theme/index.ts';

const Mark = styled.span`
  ${type.subheading}
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  white-space: nowrap;

  svg {
    flex: none;
    width: 1.75rem;
    height: 1.25rem;
  }

  span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** The product's symbol, an estimate with its interval, followed by its name. */
export function Logo(root: RootProps<'span'>) {
  const { product } = useBrand();
  return (
    <Mark {...root}>
      <svg viewBox="0 0 28 20" fill="none" aria-hidden="true">
        <path d="M2 10h24M2 5.5v9M26 5.5v9" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        <circle cx="16.5" cy="10" r="4.5" fill={theme.color.accent} />
      </svg>
      <span>{product}</span>
    </Mark>
  );
}
