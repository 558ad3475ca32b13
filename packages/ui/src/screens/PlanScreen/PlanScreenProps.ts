import type { FixedRole, SampleTracker } from '@roi-insight/contracts';
import type { PlanFileKind } from '@roi-insight/report-text';
import type { PlanFormValues } from '../../features/plan/PlanForm/planFormSchema.ts';
import type { CopyText, ScreenChrome } from '../../features/shell/PageFrame/ScreenChrome.ts';
import type { PlanState } from './PlanState.ts';

export interface PlanScreenProps {
  readonly chrome: ScreenChrome;
  readonly state: PlanState;
  /** The day on which the plan is made. */
  readonly today: Date;
  /** Null if the server has no sample tracker. */
  readonly sample: SampleTracker | null;
  /** Called with valid values only. */
  readonly onSubmit: (values: PlanFormValues) => void;
  /** Stores the typed values, valid or not. */
  readonly onKeep: (values: PlanFormValues) => void;
  /** Cancels reading, or the forecast. */
  readonly onCancel: () => void;
  /** Another length was chosen, in weeks. */
  readonly onWeeksChange: (weeks: number) => void;
  /** The role of a team changed. Null means that its start is drawn. */
  readonly onRoleChange: (key: string, role: FixedRole | null) => void;
  /** Makes the forecast again, after it was canceled or failed. */
  readonly onForecast: () => void;
  /** Accepts the plan: its order can be drawn. */
  readonly onAccept: () => void;
  readonly onIssueKeyChange: (key: string) => void;
  /** Draws from the issue with this key. */
  readonly onCheckIssue: (key: string) => void;
  /** Draws without an issue. */
  readonly onDraw: () => void;
  readonly onDownload: (file: PlanFileKind) => void;
  /** Goes to the previous step. After the draw, it starts a new plan. */
  readonly onBack: () => void;
  readonly onCopy: CopyText;
}
