import { Component, type ErrorInfo, type ReactNode } from 'react';

interface BoundaryProps {
  /** Shown in place of the children after they threw. `retry` shows them again. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** Told of each error; texts of libraries must not reach people, so nothing of it is shown. */
  readonly onError?: (error: unknown) => void;
  /** Run by `retry` before the children are shown again, which wait for what it gives back. */
  readonly onRetry?: () => Promise<unknown> | undefined;
  /** When it changes after an error, the boundary retries by itself: the address, so that a new page gets its chance. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

/** Keeps an error of its children from taking the rest of the page with it. */
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
