import { type Scenario, SCENARIOS } from '../presenterValues.ts';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { focusRing, media, onHover, screenOnly, theme, type, visuallyHidden } from '../../../theme/index.ts';
import { SampleRibbon } from '../../shell/SampleRibbon/SampleRibbon.tsx';
import { scenarioWords } from '../scenarioWords.ts';

export interface DemoRibbonProps extends RootProps<'div'> {
  /** The scenario of the report; null on pages without a report. */
  readonly scenario: Scenario | null;
  /** Another scenario was chosen. */
  readonly onScenario: (scenario: Scenario) => void;
  /** The presenter pressed "Prepare a demo". */
  readonly onPrepare: () => void;
}

/** The bar above every page of the demo: a sample data notice and the presenter's tools, which are not printed. */
export function DemoRibbon({ scenario, onScenario, onPrepare, ...root }: DemoRibbonProps) {
  const id = useId();
  return (
    <Row {...root}>
      <SampleRibbon />
      <Tools>
        {scenario !== null && (
          <span>
            <Label htmlFor={id}>Scenario</Label>
            <Choice
              id={id}
              value={scenario}
              onChange={({ target }) => {
                const chosen = SCENARIOS.find((one) => one === target.value);
                if (chosen !== undefined) onScenario(chosen);
              }}
            >
              {SCENARIOS.map((one) => (
                <option key={one} value={one}>
                  {scenarioWords[one]}
                </option>
              ))}
            </Choice>
          </span>
        )}
        <Prepare type="button" onClick={onPrepare}>
          Prepare a demo
        </Prepare>
      </Tools>
    </Row>
  );
}

/** In the color of the notice, and on one line with it if there is space. */
const Row = styled.div`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  padding-inline: ${theme.space[5]};
  background: ${theme.color.accentSoft};
  color: ${theme.color.accentText};
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 0 ${theme.space[5]};
  min-width: 0;

  > span {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-width: 0;
  }
  ${screenOnly}
`;

/** On a phone, the select has no visible label. */
const Label = styled.label`
  @media (width < 40rem) {
    ${visuallyHidden}
  }
`;

/** Touch-sized on a phone, line height elsewhere. */
const tool = css`
  ${focusRing}
  min-height: 2.75rem;
  border: 0;
  border-radius: ${theme.radius.sm};
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;
  ${media.tablet} {
    min-height: 1.75rem;
  }
`;

const Choice = styled.select`
  ${tool}
  min-width: 0;
  max-width: 100%;
  padding: 0 ${theme.space[1]};
  font-weight: 550;
  text-overflow: ellipsis;

  option {
    background: ${theme.color.surfaceRaised};
    color: ${theme.color.text};
  }
`;

const Prepare = styled.button`
  ${tool}
  flex: none;
  padding: 0 ${theme.space[1]};
  text-decoration: underline;
  text-decoration-color: ${theme.color.hairlineStrong};
  text-underline-offset: 0.3em;
  ${onHover(css`
    text-decoration-color: currentcolor;
  `)}
`;
