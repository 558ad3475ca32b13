import type { CSSProperties, ReactElement } from 'react';
import * as all from '../primitives/index.ts';

/** The props that every component passes to its root. */
export interface RootProps {
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly ref?: (element: Element | null) => void;
}

const field = { label: 'Label' };
const title = 'Title';
const day = new Date(2025, 7, 25);

/** Every primitive with its required props only, by component name. */
export const everyPrimitive: Readonly<Record<string, (root: RootProps) => ReactElement>> = {
  Alert: (root) => <all.Alert {...root} title={title} />,
  AlertDialog: (root) => <all.AlertDialog {...root} title={title} actions={null} defaultOpen />,
  Badge: (root) => <all.Badge {...root}>Badge</all.Badge>,
  Button: (root) => <all.Button {...root}>Button</all.Button>,
  Card: (root) => <all.Card {...root} />,
  CheckboxField: (root) => <all.CheckboxField {...root} {...field} />,
  Collapsible: (root) => (
    <all.Collapsible {...root} title={title}>
      Content
    </all.Collapsible>
  ),
  DateField: (root) => <all.DateField {...root} {...field} min={day} max={day} />,
  Dialog: (root) => <all.Dialog {...root} title={title} actions={null} defaultOpen />,
  EmptyState: (root) => (
    <all.EmptyState {...root} title={title}>
      Content
    </all.EmptyState>
  ),
  FilePicker: (root) => <all.FilePicker {...root} label="Label" accept=".csv" onFiles={() => {}} />,
  LinkButton: (root) => (
    <all.LinkButton {...root} href="#">
      Link
    </all.LinkButton>
  ),
  Field: (root) => (
    <all.Field {...root} {...field}>
      {(control) => <input {...control} />}
    </all.Field>
  ),
  Menu: (root) => (
    <all.Menu {...root} items={[]}>
      Menu
    </all.Menu>
  ),
  NumberField: (root) => <all.NumberField {...root} {...field} />,
  PasswordField: (root) => <all.PasswordField {...root} {...field} />,
  Progress: (root) => <all.Progress {...root} label="Label" value={50} />,
  SelectField: (root) => <all.SelectField {...root} {...field} options={[]} />,
  Skeleton: (root) => <all.Skeleton {...root} />,
  Slider: (root) => <all.Slider {...root} label="Label" stops={[0, 1]} valueText={String} largeStep={1} />,
  Spinner: (root) => <all.Spinner {...root} />,
  Tabs: (root) => <all.Tabs {...root} label="Label" items={[{ value: 'one', label: 'One', panel: 'Panel' }]} />,
  TextField: (root) => <all.TextField {...root} {...field} />,
  Tooltip: (root) => (
    <all.Tooltip {...root} text="Text" defaultOpen>
      <button type="button">Button</button>
    </all.Tooltip>
  ),
};

/** The components that the primitives export, except for the dialog buttons, which come from Base UI. */
export const primitiveNames = Object.keys(all).filter((name) => /^[A-Z]/.test(name) && !/^Dialog[CT]/.test(name));
