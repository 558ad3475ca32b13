import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { theme, visuallyHidden } from '../../../theme/index.ts';

/** The reader's choice; 'system' follows the device. */
const THEME_CHOICES = ['system', 'light', 'dark'] as const;

export type ThemeChoice = (typeof THEME_CHOICES)[number];

interface ThemeToggleProps extends RootProps<'fieldset'> {
  /** The current choice. */
  readonly value: ThemeChoice;
  /** Another theme was chosen. */
  readonly onChange: (theme: ThemeChoice) => void;
}

const LABELS: Record<ThemeChoice, string> = { system: 'System', light: 'Light', dark: 'Dark' };

/** Inlined, because the icon library would add 2 kB to the landing page for three icons. */
const THEME_ICONS: Record<ThemeChoice, ReactNode> = {
  system: <path d="M2 2.5h12v8.5H2zM5.5 14h5M8 11v3" />,
  light: (
    <path d="M10.75 8a2.75 2.75 0 1 1-5.5 0 2.75 2.75 0 0 1 5.5 0M8 1.25v1.25M8 13.5v1.25M1.25 8H2.5M13.5 8h1.25M3.25 3.25l.9.9M11.85 11.85l.9.9M12.75 3.25l-.9.9M4.15 11.85l-.9.9" />
  ),
  dark: <path d="M13.5 9.4A5.75 5.75 0 1 1 6.6 2.5a4.5 4.5 0 0 0 6.9 6.9Z" />,
};

/** Lets the reader choose the light theme, the dark theme or the system's theme. */
export function ThemeToggle({ value, onChange, ...root }: ThemeToggleProps) {
  const name = useId();
  return (
    <Group {...root}>
      <legend>Theme</legend>
      {THEME_CHOICES.map((choice) => (
        <label key={choice} title={LABELS[choice]}>
          <input type="radio" name={name} checked={choice === value} onChange={() => onChange(choice)} />
          <svg viewBox="0 0 16 16" aria-hidden="true">
            {THEME_ICONS[choice]}
          </svg>
          <span>{LABELS[choice]}</span>
        </label>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: inline-flex;
  flex: none;
  padding: 2px;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.full};

  legend,
  span,
  input {
    ${visuallyHidden}
  }

  label {
    position: relative;
    display: grid;
    place-items: center;
    width: 1.875rem;
    height: 1.75rem;
    border-radius: ${theme.radius.full};
    color: ${theme.color.textSubtle};
    cursor: pointer;
    transition: color ${theme.duration.fast};
  }

  svg {
    width: 0.9375rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  label:hover {
    color: ${theme.color.text};
  }

  label:has(:checked) {
    background: ${theme.color.surfaceSunken};
    color: ${theme.color.text};
    outline: 2px solid transparent;
    outline-offset: -2px;
  }

  label:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 1px;
  }
`;
