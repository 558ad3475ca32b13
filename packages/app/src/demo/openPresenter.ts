import { parseJson } from '@roi-insight/contracts';
import { emptyPresenterValues, parsePresenter, type PresenterValues, readPresenterLink } from '@roi-insight/ui';
import { forgetScope } from '../storage/scopeRecord.ts';
import { AVAILABLE_KEY, ECONOMICS_KEY, type SessionStore } from '../storage/sessionStore.ts';
import { DASHBOARD_DATA_KEY, FORM_DATA_KEY } from '../storage/storageKeys.ts';
import { economicsOf } from './presented.ts';
import { PRESENTER_KEY } from './presenterKey.ts';

/** The values of the build, which validated them, and those of this tab. */
interface Presented {
  readonly preset: PresenterValues;
  readonly values: PresenterValues;
}

/**
 * Reads the settings of the build and this tab's last presenter link. If `fragment` is a link, it replaces the values
 * of the tab. Only a prepared demo fetches this module and the rules that it needs.
 */
export function openPresenter(store: SessionStore, fragment: string, log: (line: string) => void): Presented {
  const preset = readValues(import.meta.env.VITE_DEMO_PRESET, emptyPresenterValues);
  const link = readPresenterLink(fragment, preset);
  if (link === null) return { preset, values: readValues(store.read(PRESENTER_KEY), preset) };
  if (link.notes.length > 0) log(`Presenter link: ${link.notes.join('; ')}.`);
  for (const key of [DASHBOARD_DATA_KEY, FORM_DATA_KEY, AVAILABLE_KEY]) store.remove(key);
  forgetScope(store);
  store.write(PRESENTER_KEY, JSON.stringify(link.values));
  store.write(ECONOMICS_KEY, JSON.stringify(economicsOf(link.values)));
  return { preset, values: link.values };
}

function readValues(text: string | null | undefined, otherwise: PresenterValues): PresenterValues {
  const stored = parseJson(text ?? 'null', parsePresenter);
  return stored.ok ? stored.value : otherwise;
}
