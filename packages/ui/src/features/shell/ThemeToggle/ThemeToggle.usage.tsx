import { useState } from 'react';
import type { Usage } from '#storybook/usage.ts';
import { CheckboxField } from '../../../primitives/CheckboxField/CheckboxField.tsx';
import { type ThemeChoice, ThemeToggle } from './ThemeToggle.tsx';

function Choosing() {
  const [theme, setTheme] = useState<ThemeChoice>('system');
  return <ThemeToggle value={theme} onChange={setTheme} />;
}

export const usage: Usage = {
  status: 'stable',
  when: [
    'The reader may want another theme than the device has.',
    'There is a header or a footer that all pages share. The choice holds for all of them.',
  ],
  whenNot: [
    'The choice has other options. Use `Tabs` for views and `SelectField` for values.',
    'The page is printed or saved as a file: paper has one theme.',
  ],
  anatomy: [
    {
      name: 'ThemeToggle',
      purpose: 'A `fieldset` with the hidden legend "Theme".',
      parts: [{ name: 'System, Light, Dark', purpose: 'A radio button each, drawn as an icon with a tooltip.' }],
    },
  ],
  dos: [
    { text: 'Begin with `system`, and keep what the reader chose.', example: Choosing },
    {
      text: 'Hand the choice to `ThemeRoot`, which follows the device for `system`.',
      example: () => <code>{'<ThemeRoot mode={choice}>'}</code>,
    },
  ],
  donts: [
    {
      text: 'A switch between two themes has no way back to that of the device.',
      example: () => <CheckboxField label="Dark theme" defaultChecked />,
    },
    {
      text: 'A toggle without an owner changes nothing.',
      example: () => <ThemeToggle value="light" onChange={() => {}} />,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the chosen theme.' },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'Chooses the one before or after.' },
  ],
  accessibility: [
    'It is a native group of radio buttons, named "Theme".',
    'The icons are hidden from screen readers; the names are not.',
    'With forced colors the chosen theme has an outline.',
  ],
};
