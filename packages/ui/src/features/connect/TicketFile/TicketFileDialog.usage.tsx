import type { Usage } from '#storybook/usage.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import { SelectField } from '../../../primitives/SelectField/SelectField.tsx';

const MEANINGS = [
  { value: '', label: 'Choose' },
  { value: 'in progress', label: 'In progress' },
];

export const usage: Usage = {
  status: 'stable',
  when: [
    'A file of tickets was chosen: mount the dialog, and keep it until the report is ready or the reader cancels.',
    'The file has statuses or columns that only the team can explain.',
  ],
  whenNot: [
    'The tickets come from a tracker. Use `LoadingPanel` and `FailureDialog`.',
    'A saved report is opened. Use `OpenReport`, which reports its own problems.',
  ],
  anatomy: [
    {
      name: 'TicketFileDialog',
      purpose: 'A `Dialog` that is open while it is mounted. Its content follows `state.kind`.',
      parts: [
        { name: 'reading', purpose: 'A `Progress` with the share of the file that was read, and Cancel.' },
        {
          name: 'table',
          purpose:
            'The number of tickets of a known export and its types, or a `SelectField` for each column that is needed, with its first cells. The order of dates is asked if it cannot be seen.',
        },
        {
          name: 'found',
          purpose: 'The number of tickets of any other file, to be confirmed before the report is shown.',
        },
        { name: 'statuses', purpose: 'A `SelectField` for each status. Analyze is disabled until each has a meaning.' },
        { name: 'refused', purpose: 'The first problems with their lines, and the number of further problems.' },
        {
          name: 'nothing-to-measure',
          purpose: 'The adoption date, which is often the reason, and why no ticket counts.',
        },
      ],
    },
  ],
  dos: [
    {
      text: 'Show the progress of reading, so that a large file does not seem to hang.',
      example: () => <Progress label="Reading the file" value={42} valueText="42%" />,
    },
    {
      text: 'Say how often a status occurs, so that the reader knows which ones matter.',
      example: () => (
        <SelectField label="In Review" hint="1,204 times in the file" options={MEANINGS} defaultValue="" />
      ),
    },
  ],
  donts: [
    {
      text: 'A problem without its line sends the reader through the whole file.',
      example: () => (
        <Alert tone="negative" title="The file is not valid">
          A date could not be read.
        </Alert>
      ),
    },
    {
      text: 'Guessing a status from its name changes every figure of the report.',
      example: () => <SelectField label="Abgenommen" options={MEANINGS} defaultValue="in progress" />,
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves focus within the dialog.' },
    { keys: ['Escape'], does: 'Calls `onClose`, which cancels the analysis.' },
    { keys: ['Enter', 'Space'], does: 'Presses the focused button.' },
  ],
  accessibility: [
    'The dialog is named by its title and described by the sentence below it.',
    'The progress bar has a name and its percentage as text.',
    'Analyze is disabled until every status or needed column has a meaning; a sentence says what is missing.',
  ],
};
