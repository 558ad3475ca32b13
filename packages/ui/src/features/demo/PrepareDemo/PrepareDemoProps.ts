import type { PresenterValues } from '../presenter.ts';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import type { CopyText } from '../../shell/PageFrame/ScreenChrome.ts';
import type { DemoPreview } from './DemoSpecimen.tsx';

/** The page that a link opens. */
export type DemoStart = 'landing' | 'report';

export interface PrepareDemoProps extends RootProps<'div'> {
  /** Whether the dialog is shown. */
  readonly open: boolean;
  /** The dialog was closed without opening the demo. */
  readonly onClose: () => void;
  /** What the fields start with each time the dialog opens: the demo as it is. */
  readonly values: PresenterValues;
  /** The names that stand where a field is empty. */
  readonly defaults: Pick<PresenterValues, 'company' | 'assistant' | 'product' | 'contact' | 'currency' | 'locale'>;
  /** Makes the link that opens the demo with these values. */
  readonly linkOf: (values: PresenterValues, start: DemoStart) => string;
  readonly onCopy: CopyText;
  /** Shows the demo of a link in this tab. */
  readonly onOpenLink: (link: string) => void;
  /** Called with values that a link can carry, whenever they change. */
  readonly onChange: (values: PresenterValues) => void;
  /** What a prospect will see; null: not loaded yet. */
  readonly preview: DemoPreview | null;
}
