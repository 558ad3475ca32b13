import { parseJson } from '@roi-insight/contracts';
import { emptyPresenterValues, parsePresenter, type PresenterValues } from '@roi-insight/ui';

/** What the build shows without a presenter link: checked when it was built. */
export function readPreset(env: Partial<ImportMetaEnv>): PresenterValues {
  const preset = parseJson(env.VITE_DEMO_PRESET ?? '{}', parsePresenter);
  return preset.ok ? preset.value : emptyPresenterValues;
}
