import { type CoinPlan, coinPlanToWire, coinReadingToWire, snakeKeys } from '@roi-insight/contracts';
import { CoinListScreen, CoinReportScreen, type CoinReportState } from '@roi-insight/ui';
import { useSyncExternalStore } from 'react';
import { saveFile } from '../files/saveFile.ts';
import { useHost } from '../host/HostContext.tsx';
import { useElapsed } from '../routes/useElapsed.ts';
import { useChrome } from '../shell/useChrome.ts';
import { useTitle } from '../shell/useTitle.ts';
import { coinsOf } from './coinsOf.ts';
import type { CoinReportStep } from './createCoinReporting.ts';
import type { Opened } from './openedCoin.ts';

const TITLE = 'Report on a coin plan';

/** Ten minutes: no project takes longer. */
const LAST_MS = 600_000;

export function CoinReportRoute() {
  useTitle(TITLE);
  const { opened, reporting } = coinsOf(useHost());
  const open = useSyncExternalStore(opened.subscribe, opened.get);
  const { step, values } = useSyncExternalStore(reporting.subscribe, reporting.get);
  const elapsedMs = useElapsed(step.kind === 'reading' ? step.startedAt : 0, LAST_MS, 500);
  const chrome = useChrome();
  const { plan, secret } = open;
  const openFiles = (files: readonly File[]) => void opened.openFiles(files);
  const onCopy = (text: string) => navigator.clipboard.writeText(text);
  if (plan === null) {
    // After a reload: nothing of a plan is stored.
    return (
      <CoinListScreen
        chrome={chrome}
        title={TITLE}
        state={{ kind: 'choosing', plan, problem: open.problem }}
        onOpen={openFiles}
        onCopy={onCopy}
      />
    );
  }
  return (
    <CoinReportScreen
      chrome={chrome}
      state={stateOf(plan, open, step, elapsedMs)}
      draft={values}
      onSecret={openFiles}
      onSubmit={(typed) => secret !== null && void reporting.submit(plan, secret, typed)}
      onDismissFailure={reporting.back}
      onCancel={reporting.back}
      onChangeInputs={reporting.back}
      onDownload={() => save(step)}
      onCopy={onCopy}
    />
  );
}

function stateOf(
  plan: CoinPlan,
  { secret, problem }: Opened,
  step: CoinReportStep,
  elapsedMs: number,
): CoinReportState {
  switch (step.kind) {
    case 'asking':
      return { kind: 'asking', plan, hasSecret: secret !== null, problem, failure: step.failure };
    case 'reading':
      return { kind: 'reading', plan, progress: step.progress, elapsedMs };
    case 'made':
      return step;
  }
}

function save(step: CoinReportStep): void {
  if (step.kind !== 'made') return;
  const { plan, reading, result } = step;
  const content = {
    plan: coinPlanToWire(plan),
    reading: coinReadingToWire(reading),
    result: snakeKeys<object>(result),
  };
  const name = `${plan.terms.project.key}-coin-report-${reading.today}.json`;
  saveFile(name, new Blob([JSON.stringify(content)], { type: 'application/json' }));
}
