import { useId } from 'react';
import { styled } from 'styled-components';
import { theme, visuallyHidden } from '../../theme/index.ts';
import { THEME_CHOICES, type ThemeChoice } from './ThemeChoice.ts';
import { THEME_ICONS } from './themeIcons.tsx';

interface ThemeToggleProps {
  readonly value: ThemeChoice;
  readonly onChange: (theme: ThemeChoice) => void;
}

const LABELS: Record<ThemeChoice, string> = { system: 'As the device', light: 'Light', dark: 'Dark' };

/** Light, dark, or as the device says. */
export function ThemeToggle({ value, onChange }: ThemeToggleProps) {
  const name = useId();
  return (
    <Group>
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
  margin: 0;
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
  }

  label:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 1px;
  }
`;
