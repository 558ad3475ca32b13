import type { ComponentProps, ReactNode } from 'react';
import { Tabs as Base } from '@base-ui/react/tabs';
import { css, styled } from 'styled-components';
import { PageDirection } from '../Popup/PageDirection.tsx';
import { focusRing, media, onHover, textStart, theme, useThemeCheck } from '../../theme/index.ts';

const List = styled(Base.List)`
  position: relative;
  display: flex;
  gap: ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.hairline};
  ${media.tablet} {
    gap: ${theme.space[6]};
  }
`;

const Tab = styled(Base.Tab)`
  min-height: 2.75rem;
  padding: ${theme.space[2]} ${theme.space[1]};
  border: 0;
  border-radius: ${theme.radius.sm} ${theme.radius.sm} 0 0;
  background: none;
  color: ${theme.color.textMuted};
  font-weight: 500;
  line-height: 1.35;
  text-align: ${textStart};
  cursor: pointer;
  ${onHover(css`
    color: ${theme.color.text};
  `)}
  ${focusRing}
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-active] {
    color: ${theme.color.text};
    box-shadow: inset 0 -2px ${theme.color.accent};
    ${media.forcedColors} {
      border-bottom: 2px solid Highlight;
    }
  }
  ${media.print} {
    &:not([data-active]) {
      display: none;
    }
  }
`;

const Panel = styled(Base.Panel)`
  padding-top: ${theme.space[6]};
  border-radius: ${theme.radius.sm};
  ${focusRing}
  &:focus-visible {
    outline-offset: ${theme.space[2]};
  }
  /* Base UI keeps the previous panel for a frame or two. Both panels would then be visible, one above the other. */
  &[inert] {
    display: none;
  }
`;

export interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly panel: ReactNode;
}

export interface TabsProps<Value extends string> extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> {
  /** Name of the tab list, for screen readers. */
  readonly label: string;
  /** Each tab with its value, its label and its panel. */
  readonly items: readonly TabItem<Value>[];
  /** The selected tab, for controlled use. */
  readonly value?: Value | undefined;
  /** The initially selected tab, for uncontrolled use; the first by default. */
  readonly defaultValue?: Value | undefined;
  /** Called when another tab is selected. */
  readonly onValueChange?: ((value: Value) => void) | undefined;
}

/** Two or more views of the same thing, one at a time. Arrow keys move between the tabs. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  useThemeCheck('Tabs');
  const { label, items, value, defaultValue = items[0]?.value, onValueChange, ...root } = props;
  function choose(chosen: unknown) {
    const item = items.find((candidate) => candidate.value === chosen);
    if (item !== undefined) onValueChange?.(item.value);
  }
  return (
    <PageDirection>
      <Base.Root {...root} value={value} defaultValue={defaultValue} onValueChange={choose}>
        <List aria-label={label} activateOnFocus>
          {items.map((item) => (
            <Tab key={item.value} value={item.value}>
              {item.label}
            </Tab>
          ))}
        </List>
        {items.map((item) => (
          <Panel key={item.value} value={item.value}>
            {item.panel}
          </Panel>
        ))}
      </Base.Root>
    </PageDirection>
  );
}
