import { CoinListScreen } from '@roi-insight/ui';
import { useSyncExternalStore } from 'react';
import { useHost } from '../host/HostContext.tsx';
import { useChrome } from '../shell/useChrome.ts';
import { useTitle } from '../shell/useTitle.ts';
import { coinsOf } from './coinsOf.ts';

export function CoinListRoute() {
  useTitle('Look up coins');
  const { opened } = coinsOf(useHost());
  const { plan, secret, problem } = useSyncExternalStore(opened.subscribe, opened.get);
  return (
    <CoinListScreen
      chrome={useChrome()}
      state={plan !== null && secret !== null ? { kind: 'ready', plan, secret } : { kind: 'choosing', plan, problem }}
      onOpen={(files) => void opened.openFiles(files)}
      onCopy={(text) => navigator.clipboard.writeText(text)}
    />
  );
}
