import type { PresenterValues } from '../presenterValues.ts';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import type { CopyText } from '../../shell/PageFrame/ScreenChrome.ts';
import type { DemoPreview } from './DemoSpecimen.tsx';

export interface PrepareDemoProps extends RootProps<'div'> {
  /** Whether the dialog is shown. */
  readonly open: boolean;
  /** The dialog was closed without opening the demo. */
  readonly onClose: () => void;
  /** Initial values of the fields each time the dialog opens: the values of the current demo. */
  readonly values: PresenterValues;
  /** The names that are used for empty fields. */
  readonly defaults: Pick<PresenterValues, 'company' | 'assistant' | 'product' | 'contact' | 'currency' | 'locale'>;
  /** Returns the link that opens the report of the demo with these values. */
  readonly linkOf: (values: PresenterValues) => string;
  /** Copies the link of the demo. */
  readonly onCopy: CopyText;
  /** Opens the demo of a link in this tab. */
  readonly onOpenLink: (link: string) => void;
  /** Called with the values whenever they change and are valid. */
  readonly onChange: (values: PresenterValues) => void;
  /** The preview of the report; null while it is loading. */
  readonly preview: DemoPreview | null;
}
