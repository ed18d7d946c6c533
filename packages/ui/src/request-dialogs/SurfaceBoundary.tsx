import { Component, type ReactNode } from 'react';

export interface SurfaceBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps the dialog usable when a surface's chunk can't be loaded (a new deployment, no network). */
export class SurfaceBoundary extends Component<SurfaceBoundaryProps, { readonly failed: boolean }> {
  override state: { readonly failed: boolean } = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
