import { Component, type ErrorInfo, type ReactNode } from 'react';

interface BoundaryProps {
  /** Rendered instead of the children after they threw. `retry` renders them again. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** Called with each error. It is never shown: messages of libraries are not for users. */
  readonly onError?: (error: unknown) => void;
  /** Called by `retry` before the children are rendered again, which wait for its promise. */
  readonly onRetry?: () => Promise<unknown> | undefined;
  /** When it changes after an error, the boundary retries automatically: the address, so that another page is tried. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

/** Error boundary: an error of the children does not break the rest of the page. */
export class RemoteBoundary extends Component<BoundaryProps, { readonly hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidUpdate({ resetKey }: BoundaryProps) {
    if (this.state.hasError && resetKey !== this.props.resetKey) this.retry();
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo) {
    this.props.onError?.(error);
  }

  readonly retry = () => {
    const show = () => this.setState({ hasError: false });
    const ready = this.props.onRetry?.();
    if (ready) void ready.then(show, show);
    else show();
  };

  override render() {
    return this.state.hasError ? this.props.fallback(this.retry) : this.props.children;
  }
}
