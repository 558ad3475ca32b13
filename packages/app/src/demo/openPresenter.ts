import { parseJson } from '@roi-insight/contracts';
import { type Brand, parsePresenter, type PresenterValues, readPresenterLink } from '@roi-insight/ui';
import { ECONOMICS_KEY, type SessionStore } from '../storage/sessionStore.ts';
import { forgetDemo } from './forgetDemo.ts';
import { PRESENTER_KEY } from './presenterKey.ts';
import { brandOf, economicsOf } from './presented.ts';
import { presetOfBuild } from './presetOfBuild.ts';

/** The values that were stored in this tab or, if there are none, the values of the build. If `fragment` is a presenter link, its values replace them. */
export function openPresenter(
  store: SessionStore,
  fragment: string,
  brand: Brand,
  log: (line: string) => void,
): PresenterValues {
  const link = readPresenterLink(fragment, presetOfBuild);
  if (link === null) {
    const stored = parseJson(store.read(PRESENTER_KEY) ?? 'null', parsePresenter);
    return stored.ok ? stored.value : presetOfBuild;
  }
  if (link.notes.length > 0) log(`Presenter link: ${link.notes.join('; ')}.`);
  forgetDemo(store);
  store.write(PRESENTER_KEY, JSON.stringify(link.values));
  store.write(ECONOMICS_KEY, JSON.stringify(economicsOf(link.values, brandOf(link.values, brand))));
  return link.values;
}
