import { ChevronLeft, ChevronRight } from 'lucide-react';
import { css, styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { focusRing, media, onHover, theme, type, visuallyHidden } from '../../../theme/index.ts';
import { SCENARIOS } from '../presenterValues.ts';
import { scenarioWords } from '../scenarioWords.ts';
import { neighborOf } from './neighborOf.ts';
import type { PresenterBarProps } from './PresenterBarProps.ts';

type ScenarioChoiceProps = Pick<PresenterBarProps, 'scenario' | 'onScenario'>;

/**
 * All scenarios as numbers, with the name of the current one, or with all names on a wide screen. The arrow keys
 * choose, as anywhere on the page.
 */
export function ScenarioChoice({ scenario, onScenario }: ScenarioChoiceProps) {
  const formats = useFormats();
  const step = (by: 1 | -1) => {
    const next = scenario === null ? undefined : neighborOf(scenario, by);
    return { disabled: next === undefined, onClick: () => next !== undefined && onScenario(next) };
  };
  return (
    <Row>
      {scenario !== null && (
        <Arrow variant="ghost" aria-label="Previous scenario" {...step(-1)}>
          <ChevronLeft size={18} aria-hidden />
        </Arrow>
      )}
      <Group aria-label="Scenario">
        {SCENARIOS.map((one, index) => (
          <Choice key={one} type="button" aria-pressed={one === scenario} onClick={() => onScenario(one)}>
            <Number>{formats.count(index + 1)}</Number> <Name>{scenarioWords[one]}</Name>
          </Choice>
        ))}
      </Group>
      {scenario !== null && (
        <Arrow variant="ghost" aria-label="Next scenario" {...step(1)}>
          <ChevronRight size={18} aria-hidden />
        </Arrow>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-width: 0;
`;

/** The numbers are enough on a phone. */
const Arrow = styled(Button)`
  display: none;
  ${media.tablet} {
    display: inline-flex;
    padding-inline: ${theme.space[2]};
    &:disabled {
      background: transparent;
    }
    [dir='rtl'] & svg {
      transform: scaleX(-1);
    }
  }
`;

const Group = styled.fieldset`
  display: flex;
  min-width: 0;
  @media (width >= 68rem) {
    gap: ${theme.space[1]};
  }
`;

const Number = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  border: 1px solid ${theme.color.hairlineStrong};
  border-radius: ${theme.radius.full};
  font-variant-numeric: tabular-nums;
`;

const Name = styled.span``;

const chosen = css`
  background: ${theme.color.accentSoft};
  color: ${theme.color.accentText};
  font-weight: 600;

  ${Number} {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    ${media.forcedColors} {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

const Choice = styled.button`
  ${type.caption}
  ${focusRing}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 2.5rem;
  min-height: 2.75rem;
  padding: 0 ${theme.space[2]};
  border: 0;
  border-radius: ${theme.radius.md};
  background: transparent;
  color: ${theme.color.textMuted};
  cursor: pointer;
  ${onHover(css`
    background: ${theme.color.surfaceSunken};
  `)}
  &[aria-pressed='true'] {
    ${chosen}
  }
  ${media.tablet} {
    min-height: 2.5rem;
  }
  /* Phones and small tablets have space only for the numbers, wider windows also for the name of the current scenario, and large windows for all names. */
  @media (width < 68rem) {
    min-width: 2.25rem;
    padding: 0 ${theme.space[1]};
    &[aria-pressed='true'] {
      padding-inline-end: ${theme.space[2]};
    }
  }
  @media (width < 52rem) {
    &[aria-pressed='true'] {
      padding-inline-end: ${theme.space[1]};
    }
    ${Name} {
      ${visuallyHidden}
    }
  }
  /* Numbers and tools share the line of the narrowest tablet. */
  @media (40rem <= width < 48rem) {
    min-width: 1.75rem;
    padding: 0;
    justify-content: center;
  }
  /* All numbers fit on a line of the narrowest phone. */
  @media (width < 24rem) {
    width: 1.75rem;
    min-width: 1.5rem;
    padding: 0;
    justify-content: center;
  }
  @media (width < 112rem) {
    &[aria-pressed='false'] ${Name} {
      ${visuallyHidden}
    }
  }
`;
