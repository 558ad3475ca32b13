import { parseJson } from '@roi-insight/contracts';
import { emptyPresenterValues, parsePresenter, type PresenterValues } from '@roi-insight/ui';

/** The values of the build, used without a presenter link. They were validated by the build. */
export function readPreset(env: Partial<ImportMetaEnv>): PresenterValues {
  const preset = parseJson(env.VITE_DEMO_PRESET ?? '{}', parsePresenter);
  return preset.ok ? preset.value : emptyPresenterValues;
}
