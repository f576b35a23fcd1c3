import { report } from '@revisoins/host/hosting';
import { Component, type ReactNode } from 'react';

interface Props {
  /** What crashed, for the operator. */
  owner: string;
  fallback: ReactNode;
  children: ReactNode;
}

/** Contains a crash while rendering. */
export class CrashBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    report({
      type: 'render-failed',
      owner: this.props.owner,
      message: error instanceof Error ? error.message : String(error),
    });
  }

  override render() {
    return this.state.crashed ? this.props.fallback : this.props.children;
  }
}
