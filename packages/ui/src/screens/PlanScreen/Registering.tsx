import { planOutlineText } from '@roi-insight/report-text';
import { useFormats } from '../../brand/index.ts';
import { Registration } from '../../features/plan/parts/Registration.tsx';
import { ScreenHeading } from '../../features/shell/ScreenHeading/ScreenHeading.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { PlanScreenProps } from './PlanScreenProps.ts';
import type { PlanState } from './PlanState.ts';
import { StepActions, StepHead, StepLayout } from './StepLayout.ts';

interface RegisteringProps extends Pick<
  PlanScreenProps,
  'onIssueKeyChange' | 'onCheckIssue' | 'onDraw' | 'onBack' | 'onCopy'
> {
  readonly state: Extract<PlanState, { kind: 'registering' }>;
}

/** The step before the draw: the reader registers the plan in an issue, or decides against it. */
export function Registering({ state, onIssueKeyChange, onCheckIssue, onDraw, onBack, onCopy }: RegisteringProps) {
  const formats = useFormats();
  const { outline, hash, issue, issueKey } = state;
  return (
    <StepLayout>
      <StepHead>
        <ScreenHeading>Draw the order</ScreenHeading>
        <p>{planOutlineText(formats, outline)}</p>
      </StepHead>
      <Registration
        start={outline.start}
        hash={hash}
        issue={issue}
        issueKey={issueKey}
        onIssueKeyChange={onIssueKeyChange}
        onCheck={onCheckIssue}
        onDraw={onDraw}
        onCopy={onCopy}
      />
      <StepActions>
        <Button size="lg" disabled={issue.kind === 'checking'} onClick={onBack}>
          Back to the plan
        </Button>
      </StepActions>
    </StepLayout>
  );
}
