import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as ui from '@roi-insight/ui';
import type * as connect from '@roi-insight/ui/connect';
import type * as dashboard from '@roi-insight/ui/dashboard';
import type * as demo from '@roi-insight/ui/demo';
import type * as history from '@roi-insight/ui/history';
import type * as landing from '@roi-insight/ui/landing';
import type * as loading from '@roi-insight/ui/loading';
import type * as primitives from '@roi-insight/ui/primitives';
import type * as shell from '@roi-insight/ui/shell';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { projectFiles } from './support/projectFiles.ts';

const root = join(import.meta.dirname, '../..');

/** The props of each component of a module. */
type PropsOf<Module> = {
  [Name in keyof Module as Name extends Capitalize<Name & string> ? Name : never]: Module[Name] extends (
    props: infer Props,
  ) => ReactNode
    ? Props
    : never;
};

/** The components of a module whose props break `Rule`. */
type Breaking<Module, Rule extends keyof Kept<unknown>> = {
  [Name in keyof PropsOf<Module>]: Kept<PropsOf<Module>[Name]>[Rule] extends true ? never : Name;
}[keyof PropsOf<Module>];

interface Kept<Props> {
  root: 'ref' | 'className' | 'style' extends keyof Props ? true : false;
  open: Alike<Props, 'open', 'defaultOpen', 'onOpenChange'>;
  value: Alike<Props, 'value', 'defaultValue', 'onValueChange'>;
  checked: Alike<Props, 'checked', 'defaultChecked', 'onCheckedChange'>;
}

/** Satisfied if the component can be controlled or uncontrolled with this event, and these three props are all optional. */
type Alike<Props, Given, Default, Event> = Event extends keyof Props
  ? [Given, Default] extends [keyof Props, keyof Props]
    ? object extends Pick<Props, (Given | Default | Event) & keyof Props>
      ? true
      : false
    : false
  : true;

type Areas = typeof connect &
  typeof dashboard &
  typeof demo &
  typeof history &
  typeof landing &
  typeof loading &
  typeof shell;

/** A context is not a component, although it can be rendered. */
type Root = Omit<typeof ui, 'TokensContext'>;

/** Components that lack one of the three props. The types make the compiler check that the list is complete. The decision record explains each component. */
const withoutRoot: Record<Breaking<typeof primitives & Areas & Root, 'root'>, true> = {
  Amounts: true,
  BrandProvider: true,
  CrashFallback: true,
  DashboardScreen: true,
  FormScreen: true,
  HistoryScreen: true,
  LandingScreen: true,
  LoadingScreen: true,
  MetricValue: true,
  NotFoundScreen: true,
  OrganizationScreen: true,
  PlanReportScreen: true,
  PlanScreen: true,
  SavedReportScreen: true,
  ThemeRoot: true,
};

/** Components that break the rule for controlled props. The types make the compiler check that the list is empty. */
const uncontrolled: Record<Breaking<typeof primitives, 'open' | 'value' | 'checked'>, true> = {};

it('the decision record names each component that does not take a ref, a class and a style', () => {
  const decision = readFileSync(join(root, 'docs/adr/0021-component-api.md'), 'utf8');
  expect(Object.keys(withoutRoot).filter((name) => !decision.includes(`\`${name}\``))).toEqual([]);
  expect(uncontrolled).toEqual({});
});

it('a feature passes on the root props that its types accept', () => {
  const features = projectFiles('packages/ui/src/features').filter((file) => file.endsWith('.tsx'));
  const taking = features
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
    .filter(({ source }) => source.includes('RootProps<'));
  expect(taking.length).toBeGreaterThan(45);
  const keeping = taking.filter(({ source }) => !/\{\.\.\.(root|rest)\}|className=\{className\}/.test(source));
  expect(keeping.map(({ file }) => file)).toEqual([]);
});
