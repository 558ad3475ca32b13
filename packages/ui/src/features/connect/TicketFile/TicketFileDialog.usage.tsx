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
    'A file of tickets was chosen: mount the dialog, and keep it until there is a report or the reader gives up.',
    'The file has statuses whose meaning only the team knows.',
  ],
  whenNot: [
    'The tickets come from a tracker. Use `LoadingPanel` and `FailureDialog`.',
    'A saved report is opened. `OpenReport` says itself what is wrong with it.',
  ],
  anatomy: [
    {
      name: 'TicketFileDialog',
      purpose: 'A `Dialog` that is open while it is mounted. Its content follows `state.kind`.',
      parts: [
        { name: 'reading', purpose: 'A `Progress` with the share of the file that was read, and Cancel.' },
        { name: 'statuses', purpose: 'A `SelectField` for each status. Analyze waits until each has a meaning.' },
        { name: 'refused', purpose: 'The first problems with their lines, and how many more there are.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Count while the file is read, so that a large one does not seem to hang.',
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
      text: 'A status that is guessed from its name changes every hour of the report.',
      example: () => <SelectField label="Abgenommen" options={MEANINGS} defaultValue="in progress" />,
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves the focus within the dialog.' },
    { keys: ['Escape'], does: 'Calls `onClose`, which cancels the analysis.' },
    { keys: ['Enter', 'Space'], does: 'Presses the focused button.' },
  ],
  accessibility: [
    'The title is the name of the dialog, the sentence below it its description.',
    'The progress bar has a name and its percentage as text.',
    'Analyze is disabled until every status has a meaning.',
  ],
};
