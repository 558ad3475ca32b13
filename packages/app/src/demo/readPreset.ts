import { emptyPresenterValues, parseJson, parsePresenter, type PresenterValues } from '@roi-insight/contracts';

/** What the build shows without a presenter link: checked when it was built. */
export function readPreset(env: Partial<ImportMetaEnv>): PresenterValues {
  const preset = parseJson(env.VITE_DEMO_PRESET ?? '{}', parsePresenter);
  return preset.ok ? preset.value : emptyPresenterValues;
}
