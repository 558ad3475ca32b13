import type { PlaceboVerdict } from '@roi-insight/report-text';
import { Check, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { media, theme, type } from '../../../../theme/index.ts';
import { SymbolView } from '../../../shell/document/plot/PlotLegend.tsx';
import { VisuallyHidden } from '../../../../primitives/shared/VisuallyHidden.ts';

/** As tall as the longest sentence, so that nothing below moves when the date changes. */
const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: center;
  gap: ${theme.space[3]};
  min-height: calc(5lh + 2 * ${theme.space[4]} + 2px);
  padding: ${theme.space[4]} ${theme.space[5]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.md};
  background: ${theme.color.surfaceSunken};
  ${media.tablet} {
    min-height: calc(2lh + 2 * ${theme.space[4]} + 2px);
  }
  ${media.wide} {
    min-height: 0;
  }
`;

const Sentence = styled.p`
  ${type.body}
  font-variant-numeric: tabular-nums;
  text-wrap: pretty;
`;

const Sign = styled.span`
  display: flex;
  align-items: center;
  height: 1lh;
`;

const signs = {
  right: <Check size="1.25rem" strokeWidth={2.5} color={theme.color.positive} />,
  wrong: <X size="1.25rem" strokeWidth={2.5} color={theme.color.negative} />,
  real: <SymbolView shape="disc" color="after" size="large" />,
};

interface PlaceboReadoutProps {
  readonly verdict: PlaceboVerdict;
  /** Whether screen readers announce the result, which they should do only after the reader has moved the date. */
  readonly isAnnounced: boolean;
}

/** The method's result at the chosen date. Screen readers announce it when the date stops moving. */
export function PlaceboReadout({ verdict: { outcome, text }, isAnnounced }: PlaceboReadoutProps) {
  const settled = useSettled(isAnnounced ? text : '');
  return (
    <Root>
      <Sign aria-hidden>{signs[outcome]}</Sign>
      <Sentence>{text}</Sentence>
      <VisuallyHidden as="output">{settled}</VisuallyHidden>
    </Root>
  );
}

/** Time in ms after which an unchanged slider counts as stopped. */
const SETTLED_MS = 500;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return undefined;
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}
