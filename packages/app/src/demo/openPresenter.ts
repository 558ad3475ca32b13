import { parseJson } from '@roi-insight/contracts';
import { parsePresenter, type PresenterValues, readPresenterLink } from '@roi-insight/ui';
import { forgetScope } from '../storage/scopeRecord.ts';
import { forgetReport } from '../storage/keptReport.ts';
import { ECONOMICS_KEY, type SessionStore } from '../storage/sessionStore.ts';
import { FORM_DATA_KEY } from '../storage/storageKeys.ts';
import { economicsOf } from './presented.ts';
import { PRESENTER_KEY } from './createPresenter.ts';
import { presetOfBuild } from './presetOfBuild.ts';

/**
 * The values of this tab. If `fragment` is a presenter link, it replaces them. Only a tab that has values or a link
 * fetches this module and the rules that it needs.
 */
export function openPresenter(store: SessionStore, fragment: string, log: (line: string) => void): PresenterValues {
  const link = readPresenterLink(fragment, presetOfBuild);
  if (link === null) {
    const stored = parseJson(store.read(PRESENTER_KEY) ?? 'null', parsePresenter);
    return stored.ok ? stored.value : presetOfBuild;
  }
  if (link.notes.length > 0) log(`Presenter link: ${link.notes.join('; ')}.`);
  forgetReport(store);
  store.remove(FORM_DATA_KEY);
  forgetScope(store);
  store.write(PRESENTER_KEY, JSON.stringify(link.values));
  store.write(ECONOMICS_KEY, JSON.stringify(economicsOf(link.values)));
  return link.values;
}
