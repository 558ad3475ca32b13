import { emptyPresenterValues, type PresenterValues } from '@roi-insight/ui';

declare const PRESET_OF_BUILD: Partial<PresenterValues>;

/** The values of the demo if there is no presenter link: `VITE_DEMO_PRESET` of the build, which `vite.config.ts` inserts. */
export const presetOfBuild: PresenterValues = { ...emptyPresenterValues, ...PRESET_OF_BUILD };
