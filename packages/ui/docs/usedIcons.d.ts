/** Written by `.storybook/plugins/usedIcons.ts`. */
declare module 'virtual:used-icons' {
  import type { LucideIcon } from 'lucide-react';

  interface UsedIcon {
    readonly name: string;
    readonly Icon: LucideIcon;
    /** Files that draw the icon, as paths from packages/ui/src. */
    readonly files: readonly string[];
  }

  export const icons: readonly UsedIcon[];
}
