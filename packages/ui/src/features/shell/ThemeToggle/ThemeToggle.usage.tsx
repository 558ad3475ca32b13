import { useState } from 'react';
import type { UsagePage } from '#storybook/usage.ts';
import { CheckboxField } from '../../../primitives/CheckboxField/CheckboxField.tsx';
import { type ThemeChoice, ThemeToggle } from './ThemeToggle.tsx';

function Choosing() {
  const [theme, setTheme] = useState<ThemeChoice>('system');
  return <ThemeToggle value={theme} onChange={setTheme} />;
}

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'The reader may want a different theme than the device.',
    'All pages share a header or a footer. The choice applies to all of them.',
  ],
  whenNot: [
    'The choice has other options. Use `Tabs` for views and `SelectField` for values.',
    'The page is for print or export, which has one theme.',
  ],
  anatomy: [
    {
      name: 'ThemeToggle',
      purpose: 'A `fieldset` with the hidden legend "Theme".',
      parts: [{ name: 'System, Light, Dark', purpose: 'One radio button each, shown as an icon with a tooltip.' }],
    },
  ],
  dos: [
    { text: 'Start with `system`, and keep the reader’s choice.', example: Choosing },
    {
      text: 'Pass the choice to `ThemeRoot`, which follows the device for `system`.',
      example: () => <code>{'<ThemeRoot mode={choice}>'}</code>,
    },
  ],
  donts: [
    {
      text: 'A switch between two themes has no way back to the device’s theme.',
      example: () => <CheckboxField label="Dark theme" defaultChecked />,
    },
    {
      text: 'Without a host that keeps the choice, the toggle has no effect.',
      example: () => <ThemeToggle value="light" onChange={() => {}} />,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the chosen theme.' },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'Chooses the one before or after.' },
  ],
  accessibility: [
    'It is a native group of radio buttons, named "Theme".',
    'The icons are hidden from screen readers; the names are not.',
    'In forced-colors mode the chosen theme has an outline.',
  ],
};
