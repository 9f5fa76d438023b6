import type { ReactNode } from 'react';
import { Component } from 'react';
import { BareErrorScreen } from './screens/bare-error-screen.tsx';

type BoundaryState = { error: unknown; hasFailed: boolean };

/** The last safety net, below the router: an error that reaches it shows the error screen instead of an empty page. */
export class AppBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error, hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <BareErrorScreen error={this.state.error} /> : this.props.children;
  }
}
