import { MENU_FAILED } from '@roi-insight/report-text';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { lazyModule } from '../../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../../primitives/lazyModule/useLazyModule.ts';
import type { MenuItem } from '../../../primitives/Menu/Menu.tsx';

/** Fetched on the first click: the menu's code is larger than everything above the fold of the dashboard. */
const lazyMenu = lazyModule(async () => (await import('../../../primitives/Menu/Menu.tsx')).Menu);

interface ExportButton {
  readonly button: ReactNode;
  /** Why the menu did not open; null if it did. */
  readonly problem: string | null;
}

/** The button that opens the menu of files. */
export function useExportButton(items: readonly MenuItem[], isDisabled = false): ExportButton {
  const [asked, setAsked] = useState(false);
  const menu = useLazyModule(lazyMenu, asked);
  if (asked && menu.kind === 'ready') {
    const { value: Menu } = menu;
    const button = (
      <Menu items={items} disabled={isDisabled} defaultOpen>
        Export
      </Menu>
    );
    return { button, problem: null };
  }
  const open = () => {
    setAsked(true);
    if (menu.kind === 'failed') menu.retry();
  };
  const isLoading = asked && menu.kind === 'loading';
  const button = (
    <Button aria-haspopup="menu" aria-expanded={isLoading} disabled={isDisabled} onClick={open}>
      Export
      <ChevronDown size={16} aria-hidden />
    </Button>
  );
  return { button, problem: menu.kind === 'failed' ? MENU_FAILED : null };
}
