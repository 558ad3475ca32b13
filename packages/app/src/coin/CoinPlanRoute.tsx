import { type CoinFileKind, CoinScreen } from '@roi-insight/ui';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHost } from '../host/HostContext.tsx';
import { useSampleTracker } from '../routes/useSampleTracker.ts';
import { useChrome } from '../shell/useChrome.ts';
import { useTitle } from '../shell/useTitle.ts';
import { coinsOf } from './coinsOf.ts';
import { saveCoinFile } from './saveCoinFile.ts';

export function CoinPlanRoute() {
  useTitle('A coin for each ticket');
  const host = useHost();
  const navigate = useNavigate();
  const { planning, opened } = coinsOf(host);
  const state = useSyncExternalStore(planning.subscribe, planning.get);
  const download = (file: CoinFileKind) => {
    const { plan, secret } = opened.get();
    if (plan === null || secret === null) return;
    saveCoinFile(file, plan, secret);
    planning.showSaved(file);
  };
  return (
    <CoinScreen
      chrome={useChrome()}
      state={state}
      today={new Date(host.now())}
      sample={useSampleTracker()}
      onSubmit={(values) => void planning.submit(values)}
      onKeep={planning.keep}
      onCancel={planning.back}
      onWeeksChange={planning.changeWeeks}
      onMake={planning.make}
      onCheckIssue={(key) => void planning.checkIssue(key)}
      onDownload={download}
      onBack={planning.back}
      onCoins={() => void navigate('/plan?coins')}
      onSeveralTeams={() => void navigate('/plan')}
      onCopy={(text) => navigator.clipboard.writeText(text)}
    />
  );
}
