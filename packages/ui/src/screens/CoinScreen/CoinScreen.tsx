import { useEffect, useRef } from 'react';
import { PageFrame } from '../../features/shell/PageFrame/PageFrame.tsx';
import { SCREEN_HEADING_ID } from '../../features/shell/PageFrame/ScreenChrome.ts';
import { SampleRibbon } from '../../features/shell/SampleRibbon/SampleRibbon.tsx';
import { CoinMade } from './CoinMade.tsx';
import { CoinPlanned } from './CoinPlanned.tsx';
import { CoinProgress } from './CoinProgress.tsx';
import { CoinRefused } from './CoinRefused.tsx';
import type { CoinScreenProps } from './CoinScreenProps.ts';
import { CoinStart } from './CoinStart.tsx';

/** Plans the rollout of one team: a coin decides for each ticket whether the assistant may be used. */
export function CoinScreen(props: CoinScreenProps) {
  const { chrome, state } = props;
  useHeadingOfStep(state.kind);
  return (
    <PageFrame chrome={chrome}>
      {'isSample' in state && state.isSample && <SampleRibbon />}
      <Step {...props} />
    </PageFrame>
  );
}

function Step({ state, ...props }: CoinScreenProps) {
  switch (state.kind) {
    case 'form':
      return <CoinStart {...props} state={state} />;
    case 'reading':
    case 'forecasting':
      return <CoinProgress state={state} onCancel={props.onCancel} />;
    case 'refused':
      return <CoinRefused refusal={state.refusal} onBack={props.onBack} />;
    case 'planned':
      return <CoinPlanned {...props} state={state} />;
    case 'made':
      return <CoinMade {...props} state={state} />;
  }
}

/** Each step begins at its heading, like a page of its own. */
function useHeadingOfStep(kind: string): void {
  const shown = useRef(kind);
  useEffect(() => {
    if (shown.current === kind) return;
    shown.current = kind;
    window.scrollTo(0, 0);
    document.getElementById(SCREEN_HEADING_ID)?.focus({ preventScroll: true });
  }, [kind]);
}
