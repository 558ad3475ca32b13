import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { theme, visuallyHidden } from '../../theme/index.ts';
import { THEME_CHOICES, type ThemeChoice } from './ThemeChoice.ts';

interface ThemeToggleProps {
  readonly value: ThemeChoice;
  readonly onChange: (theme: ThemeChoice) => void;
}

const LOOKS = {
  system: { label: 'As the device', Icon: Monitor },
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
} as const;

/** Light, dark, or as the device says. */
export function ThemeToggle({ value, onChange }: ThemeToggleProps) {
  const name = useId();
  return (
    <Group>
      <legend>Theme</legend>
      {THEME_CHOICES.map((choice) => {
        const { label, Icon } = LOOKS[choice];
        return (
          <label key={choice} title={label}>
            <input type="radio" name={name} checked={choice === value} onChange={() => onChange(choice)} />
            <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
            <span>{label}</span>
          </label>
        );
      })}
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
