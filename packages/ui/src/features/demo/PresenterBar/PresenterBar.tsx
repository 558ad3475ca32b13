import { EyeOff, LogOut, Maximize, Minimize, Presentation, SlidersHorizontal } from 'lucide-react';
import { useRef } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Tooltip } from '../../../primitives/Tooltip/Tooltip.tsx';
import { media, screenOnly, theme, type, visuallyHidden } from '../../../theme/index.ts';
import { SCENARIOS } from '../presenterValues.ts';
import { scenarioWords } from '../scenarioWords.ts';
import { PilotChoice } from './PilotChoice.tsx';
import type { PresenterBarProps } from './PresenterBarProps.ts';
import { ScenarioChoice } from './ScenarioChoice.tsx';
import { usePresenterKeys } from './usePresenterKeys.ts';

/**
 * The presenter's controls: after the end of the page on a phone, otherwise at the bottom of the window. They cover
 * nothing that cannot be scrolled into view. Make this the last child of `body`.
 */
export function PresenterBar({
  scenario,
  onScenario,
  onPrepare,
  isHidden,
  onHiddenChange,
  fullScreen,
  onEnd,
  pilot,
  children,
  ...root
}: PresenterBarProps) {
  usePresenterKeys({ scenario, onScenario, isHidden, onHiddenChange });
  const formats = useFormats();
  const takesFocus = useRef(false);
  const toggle = {
    // The pressed button disappears. The button with the opposite effect appears and takes the focus.
    ref: (button: HTMLButtonElement | null) => {
      if (button !== null && takesFocus.current) button.focus();
      takesFocus.current &&= button === null;
    },
    onClick: () => {
      takesFocus.current = true;
      onHiddenChange(!isHidden);
    },
  };
  const status = (
    <Status>
      {scenario !== null &&
        `Scenario ${formats.count(SCENARIOS.indexOf(scenario) + 1)} of ${formats.count(SCENARIOS.length)}: ${scenarioWords[scenario]}`}
    </Status>
  );
  if (isHidden) {
    return (
      <Corner {...root}>
        {status}
        <Tooltip text="Show presenter controls (P)">
          <Button {...toggle} aria-label="Show presenter controls">
            <Presentation size={18} aria-hidden />
          </Button>
        </Tooltip>
      </Corner>
    );
  }
  return (
    <Landmark aria-label="Presenter">
      <Bar {...root} role="toolbar" aria-label="Presenter">
        <AboveBar />
        {status}
        <ScenarioChoice scenario={scenario} onScenario={onScenario} />
        {pilot && <PilotChoice {...pilot} />}
        {children}
        <Tools>
          <Button variant="ghost" onClick={onPrepare}>
            <SlidersHorizontal size={18} aria-hidden />
            <PrepareName>Prepare a demo</PrepareName>
          </Button>
          {fullScreen !== null && (
            <Tool
              text={fullScreen.isOn ? 'Exit full screen' : 'Full screen'}
              onClick={fullScreen.onToggle}
              icon={fullScreen.isOn ? Minimize : Maximize}
            />
          )}
          <Tooltip text="Hide controls (P)">
            <Button {...toggle} variant="ghost" aria-label="Hide controls" aria-keyshortcuts="P">
              <EyeOff size={18} aria-hidden />
            </Button>
          </Tooltip>
          {onEnd !== null && <Tool text="End demo" onClick={onEnd} icon={LogOut} />}
        </Tools>
      </Bar>
    </Landmark>
  );
}

interface ToolProps {
  readonly text: string;
  readonly onClick: () => void;
  readonly icon: typeof EyeOff;
}

function Tool({ text, onClick, icon: Icon }: ToolProps) {
  return (
    <Tooltip text={text}>
      <Button variant="ghost" aria-label={text} onClick={onClick}>
        <Icon size={18} aria-hidden />
      </Button>
    </Tooltip>
  );
}

/** Keeps focused elements, and elements that stick to the bottom of the window, above the bar. */
const AboveBar = createGlobalStyle`
  ${media.tablet} {
    html {
      scroll-padding-bottom: 4.5rem;
      @media (height >= 24rem) {
        --bottom-bar: 3rem;
      }
    }
  }
`;

const Status = styled.output`
  ${visuallyHidden}
`;

/** A landmark for screen readers. It has no box, because the bar must stick to the end of the page around it. */
const Landmark = styled.aside`
  display: contents;
`;

/** The bar is below dialogs and menus. On a phone, and in a very short window, it does not stick, because it would cover too much. */
const Bar = styled.div`
  ${type.small}
  z-index: 10;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space[4]};
  padding: ${theme.space[1]} ${theme.space[3]};
  padding-bottom: max(${theme.space[1]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.color.hairlineStrong};
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow.md};
  ${screenOnly}
  ${media.tablet} {
    padding-inline: ${theme.space[5]};
    @media (height >= 24rem) {
      position: sticky;
      bottom: 0;
    }
  }
`;

/** On a tablet, the single line has space only for the icon. */
const PrepareName = styled.span`
  @media (40rem <= width < 64rem) {
    ${visuallyHidden}
  }
`;

const Tools = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  margin-inline-start: auto;

  button {
    padding-inline: ${theme.space[2]};
  }
`;

/** The place of the button, after the end of the page. Clicks beside the button reach the page below. */
const Corner = styled.div`
  position: sticky;
  z-index: 10;
  bottom: 0;
  display: flex;
  justify-content: end;
  padding: ${theme.space[2]};
  pointer-events: none;
  ${screenOnly}

  button {
    padding-inline: ${theme.space[3]};
    border-radius: ${theme.radius.full};
    pointer-events: auto;
  }
`;
