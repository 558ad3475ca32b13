import { emptyPresenterValues, type PresenterValues } from '@roi-insight/ui';

declare const PRESET_OF_BUILD: Partial<PresenterValues>;

/** What the demo shows without a presenter link (`vite.config.ts`). */
export const presetOfBuild: PresenterValues = { ...emptyPresenterValues, ...PRESET_OF_BUILD };
