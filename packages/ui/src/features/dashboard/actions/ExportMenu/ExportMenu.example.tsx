import { clearWin } from '@roi-insight/contracts/fixtures';
import { availableFiles } from '@roi-insight/report-text';
import { ExportMenu } from '@roi-insight/ui/export-menu';
import { type ComponentProps, useState } from 'react';

export function Export() {
  const [state, setState] = useState<ComponentProps<typeof ExportMenu>['state']>({ kind: 'idle' });
  return (
    <ExportMenu
      state={state}
      available={availableFiles(clearWin)}
      onExport={(kind) =>
        setState(kind === 'summary' ? { kind: 'copied' } : { kind: 'failed', message: 'Make the file here.' })
      }
    />
  );
}
