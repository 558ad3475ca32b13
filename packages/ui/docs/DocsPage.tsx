import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, theme, type } from '../src/theme/index.ts';

const Root = styled.div`
  color: ${theme.color.text};
  font-family: 'Inter Variable', system-ui, sans-serif;
  && h2 {
    ${type.heading}
    margin: 2.5rem 0 1rem;
    padding: 0;
    border: 0;
    color: inherit;
    font-family: inherit;
  }
  && dl,
  && dd {
    margin: 0;
  }
`;

/** The page of one foundation, in the product's typography. */
export function DocsPage({ children }: { readonly children: ReactNode }) {
  return <Root className="sb-unstyled">{children}</Root>;
}

/** One row of a foundation: name, use and sample. */
export const Row = styled.div`
  display: grid;
  gap: 0.75rem 1.5rem;
  align-items: center;
  ${media.tablet} {
    grid-template-columns: minmax(9rem, 1fr) minmax(0, 3fr);
  }
  padding: 1rem 0;
  border-top: 1px solid ${theme.color.hairline};
`;

interface NamedProps {
  readonly name: ReactNode;
  readonly note: ReactNode;
}

export function Named({ name, note }: NamedProps) {
  return (
    <div>
      <Name>{name}</Name>
      <Note>{note}</Note>
    </div>
  );
}

export const Name = styled.code`
  font-family: inherit;
  font-size: 0.9375rem;
  font-weight: 600;
`;

export const Note = styled.p`
  && {
    ${type.caption}
    margin: 0.125rem 0 0;
    color: ${theme.color.textSubtle};
    font-family: inherit;
  }
`;
