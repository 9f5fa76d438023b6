import type { ReactNode } from 'react';
import { Component } from 'react';
import { isChunkError } from '#platform/chunks.ts';
import { PartFailed } from './part-failed.tsx';

type Props = { onRetry: () => void; children: ReactNode };
type State = { error: unknown };

/** When a part of a screen couldn't be fetched, says so in its place and leaves the rest of the screen alone. */
export class PartBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!isChunkError(error)) throw error;
    const handleRetry = () => {
      this.props.onRetry();
      this.setState({ error: null });
    };
    return <PartFailed onRetry={handleRetry} />;
  }
}
