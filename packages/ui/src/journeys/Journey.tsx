import type { ConnectFormValues } from '../features/connect/ConnectForm/connectFormSchema.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type AppPath, SCREEN_HEADING_ID, type ScreenChrome } from '../features/shell/PageFrame/ScreenChrome.ts';
import { DashboardScreen } from '../screens/DashboardScreen/DashboardScreen.tsx';
import type { DashboardState } from '../screens/DashboardScreen/DashboardScreenProps.ts';
import { FormScreen } from '../screens/FormScreen/FormScreen.tsx';
import { LandingScreen } from '../screens/LandingScreen/LandingScreen.tsx';
import { LoadingScreen } from '../screens/LoadingScreen/LoadingScreen.tsx';
import { NotFoundScreen } from '../screens/NotFoundScreen/NotFoundScreen.tsx';
import { dashboardArgs } from '../testing/dashboardArgs.ts';
import { storyChrome } from '../testing/storyChrome.ts';
import { storySample } from '../testing/storySample.ts';
import { type Answer, type JourneyStep, READING, stepAfterSubmission, type Submission } from './journeyStep.ts';
import type { StoryClock } from '../testing/storyClock.ts';

interface JourneyProps {
  readonly clock: StoryClock;
  /** The outcome of each submission, in order; the last one applies to all further ones. */
  readonly answers: readonly [Answer, ...Answer[]];
  readonly start?: JourneyStep;
}

const LANDING: JourneyStep = { kind: 'landing' };

/** The screens connected as in the product, without router, storage and network. For stories only. */
export function Journey({ clock, answers, start = LANDING }: JourneyProps) {
  const now = useSyncExternalStore(clock.subscribe, clock.now);
  const [place, setPlace] = useState<JourneyStep>(start);
  const [submission, setSubmission] = useState<Submission | null>(null);
  const [typed, setTyped] = useState<ConnectFormValues | null>(null);
  const [sent, setSent] = useState(0);
  const step = submission === null ? place : stepAfterSubmission(submission, now);

  const address = addressOf(step);
  const startAddress = addressOf(start);

  // As the host does after every navigation.
  useEffect(() => {
    if (address !== startAddress) document.getElementById(SCREEN_HEADING_ID)?.focus();
  }, [address, startAddress]);

  const go = (next: JourneyStep) => {
    setSubmission(null);
    setPlace(next);
  };
  const submit = (values: ConnectFormValues) => {
    setTyped(values);
    setSent(sent + 1);
    setSubmission({ values, atMs: now, answer: answers[sent] ?? answers.at(-1) ?? answers[0] });
  };
  const chrome: ScreenChrome = { ...storyChrome, onNavigate: (path) => go(stepAt(path)) };

  switch (step.kind) {
    case 'landing':
      return <LandingScreen chrome={chrome} />;
    case 'lost':
      return <NotFoundScreen chrome={chrome} path="/reports/last" />;
    case 'form':
    case 'form-failed':
      return (
        <FormScreen
          chrome={chrome}
          state={step.kind === 'form' ? { kind: 'idle' } : { kind: 'failed', failure: step.failure }}
          onSubmit={submit}
          onDismissFailure={() => go({ kind: 'form' })}
          onCopy={async () => undefined}
          today={new Date(2026, 0, 15)}
          initialValues={typed}
          sample={storySample}
        />
      );
    case 'loading':
      return (
        <LoadingScreen
          chrome={chrome}
          elapsedMs={step.elapsedMs}
          progress={READING}
          teams={1}
          onCancel={() => go({ kind: 'form' })}
        />
      );
    case 'dashboard':
    case 'dashboard-loading':
    case 'dashboard-empty':
      return (
        <DashboardScreen
          {...dashboardArgs}
          chrome={chrome}
          state={dashboardState(step, submission)}
          scope={{ kind: 'demo' }}
          onCancelAnalysis={() => go({ kind: 'form' })}
        />
      );
  }
}

/** The URL of a step: steps that share a URL have the same prefix before the hyphen. */
const addressOf = ({ kind }: JourneyStep) => kind.split('-')[0];

function stepAt(path: AppPath): JourneyStep {
  return { kind: path === '/form' ? 'form' : 'landing' };
}

function dashboardState(step: JourneyStep, submission: Submission | null): DashboardState {
  if (step.kind === 'dashboard') {
    return { kind: 'ready', report: step.report, jiraUrl: submission?.values.jiraUrl ?? null };
  }
  if (step.kind === 'dashboard-loading') return { kind: 'loading', progress: READING };
  return { kind: 'failed', message: 'No data available. Please submit the form first.' };
}
