import { createElement, Fragment, type ReactElement } from 'react';
import { styled } from 'styled-components';

const Amount = styled.span`
  white-space: nowrap;
`;

interface AmountsProps {
  /** A sentence that may contain amounts of money. */
  readonly text: string;
}

/** Text in which no amount wraps after its minus sign. */
export function Amounts({ text }: AmountsProps): ReactElement {
  const parts = text.split(/(−\S+)/u).map((part) => (part.startsWith('−') ? createElement(Amount, null, part) : part));
  return createElement(Fragment, null, ...parts);
}
