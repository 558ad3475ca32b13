import { CrashFallback, lazyModule, useLazyModule } from '@roi-insight/ui';
import { Component, type ReactNode } from 'react';

/** A separate chunk, because it is needed only after a crash. */
const lazyCrashScreen = lazyModule(async () => (await import('@roi-insight/ui/crash-screen')).CrashScreen);

interface CrashBoundaryProps {
  readonly homeHref: string;
  readonly children: ReactNode;
}

/** Shows the error instead of an empty page. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly details: string | null }> {
  override state = { details: null };

  static getDerivedStateFromError(cause: unknown) {
    return { details: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };
  }

  override render() {
    if (this.state.details === null) return this.props.children;
    return <Crash details={this.state.details} homeHref={this.props.homeHref} />;
  }
}

function Crash({ details, homeHref }: { readonly details: string; readonly homeHref: string }) {
  const screen = useLazyModule(lazyCrashScreen);
  if (screen.kind === 'loading') return null;
  if (screen.kind === 'failed') return <CrashFallback href={location.href} />;
  return (
    <screen.value
      details={details}
      homeHref={homeHref}
      onReload={() => location.reload()}
      onCopy={(text) => navigator.clipboard.writeText(text)}
    />
  );
}
