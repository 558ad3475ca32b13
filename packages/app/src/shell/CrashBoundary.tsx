import { CrashNote, type CrashScreenProps } from '@roi-insight/ui';
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';

const CrashScreen = lazy<ComponentType<CrashScreenProps>>(() =>
  import('../crashScreen.ts').then(
    ({ CrashScreen }) => ({ default: CrashScreen }),
    () => ({ default: () => <CrashNote href={location.href} /> }),
  ),
);

interface CrashBoundaryProps {
  readonly homeHref: string;
  readonly children: ReactNode;
}

/** Shows what broke instead of an empty page. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly details: string | null }> {
  override state = { details: null };

  static getDerivedStateFromError(cause: unknown) {
    return { details: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };
  }

  override render() {
    if (this.state.details === null) return this.props.children;
    return (
      <Suspense>
        <CrashScreen
          details={this.state.details}
          homeHref={this.props.homeHref}
          onReload={() => location.reload()}
          onCopy={(text) => navigator.clipboard.writeText(text)}
        />
      </Suspense>
    );
  }
}
